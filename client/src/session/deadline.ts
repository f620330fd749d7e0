/** Longest delay that `setTimeout` takes; a longer one would fire at once. */
const LONGEST_DELAY = 2_147_483_647;

/**
 * Calls back once the clock has reached `time` (milliseconds since 1970): also when that is weeks
 * away, and at once on waking when the device slept through it. Returns the way to call it off.
 */
export function atTime(time: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    const left = time - Date.now();
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, LONGEST_DELAY));
      return;
    }
    stop();
    callback();
  }

  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('online', check);
  }

  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  timer = setTimeout(check, Math.min(Math.max(0, time - Date.now()), LONGEST_DELAY));
  return stop;
}
