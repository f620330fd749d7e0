import { useEffect, useState } from 'react';

/** Milliseconds without another key before the server is asked. */
const PAUSE = 100;

/** A text once nobody has changed it for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
