import { useState } from 'react';
import { useDelayedCall } from '../../../table/filters/use-delayed-call';

/** Lines that are shown at once. */
const PAGE_SIZE = 20;

const TYPING_PAUSE = 250;

/** What of many lines is shown: those that have a text, a page at a time. */
export function usePagedSearch() {
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const typing = useDelayedCall(TYPING_PAUSE, (typed: string) => {
    setText(typed.trim());
    setIndex(0);
  });
  return { text, type: typing.schedule, page: { index, size: PAGE_SIZE }, turnTo: setIndex };
}
