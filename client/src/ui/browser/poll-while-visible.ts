/**
 * Calls a function at an interval while the page is visible, and immediately when the page becomes visible or the
 * device comes online. Returns a function that stops it.
 */
export function pollWhileVisible(everyMs: number, call: () => void): () => void {
  let last = Date.now();
  const callNow = () => {
    if (!document.hidden && navigator.onLine) {
      last = Date.now();
      call();
    }
  };
  const whenDue = () => {
    if (Date.now() - last >= everyMs) {
      callNow();
    }
  };
  // The browser throttles timers in hidden pages, so the function is also called when the page becomes visible.
  const timer = setInterval(callNow, everyMs);
  document.addEventListener('visibilitychange', whenDue);
  window.addEventListener('online', callNow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', whenDue);
    window.removeEventListener('online', callNow);
  };
}
