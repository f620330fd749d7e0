import { RingBuilder } from './ring-builder';

/** Builder page for rings whose stone is sourced when the ring is ordered. */
export default function CompletedRingsPage() {
  return <RingBuilder kind="completed" />;
}
