/**
 * Calls a function at an interval while the page is visible. Also calls it when the page becomes visible or the
 * device goes online. Returns a function that stops the polling.
 */
export function pollWhileVisible(everyMs: number, callback: () => void): () => void {
  let last = Date.now();
  const poll = () => {
    if (!document.hidden && navigator.onLine) {
      last = Date.now();
      callback();
    }
  };
  const pollIfDue = () => {
    if (Date.now() - last >= everyMs) {
      poll();
    }
  };
  // Browsers throttle timers in hidden pages, so the function is also called when the page becomes visible.
  const timer = setInterval(poll, everyMs);
  document.addEventListener('visibilitychange', pollIfDue);
  window.addEventListener('online', poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', pollIfDue);
    window.removeEventListener('online', poll);
  };
}
