import { RingBuilder } from './ring-builder';

/** A setting with a stone that is found when the ring is ordered. */
export default function CompletedRingsPage() {
  return <RingBuilder kind="completed" />;
}
