/**
 * Calls back every so many milliseconds while the page is looked at, and as soon as it is looked at again or has its
 * connection back. Answers how to end that.
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
  // Timers of hidden pages sleep: looked at again, the page is told what it has missed.
  const timer = setInterval(callNow, everyMs);
  document.addEventListener('visibilitychange', whenDue);
  window.addEventListener('online', callNow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', whenDue);
    window.removeEventListener('online', callNow);
  };
}
