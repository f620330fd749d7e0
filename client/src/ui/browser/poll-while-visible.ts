/**
 * Calls a function at an interval while the page is visible, and immediately when the page becomes visible or the
 * device comes online. Returns a function that stops it.
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
  // The browser throttles timers in hidden pages, so the function is also called when the page becomes visible.
  const timer = setInterval(poll, everyMs);
  document.addEventListener('visibilitychange', pollIfDue);
  window.addEventListener('online', poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', pollIfDue);
    window.removeEventListener('online', poll);
  };
}
