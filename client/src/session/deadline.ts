/** Maximum delay that `setTimeout` supports, in milliseconds. A longer delay would fire immediately. */
const MAX_DELAY_MS = 2_147_483_647;

/**
 * Calls `callback` at `time` (milliseconds since 1970), even if that is weeks away. If the device is asleep at that
 * time, the callback runs when it wakes up. Returns a function that cancels the call.
 */
export function atTime(time: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    const remainingMs = time - Date.now();
    if (remainingMs > 0) {
      timer = setTimeout(check, Math.min(remainingMs, MAX_DELAY_MS));
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
  timer = setTimeout(check, Math.min(Math.max(0, time - Date.now()), MAX_DELAY_MS));
  return stop;
}
