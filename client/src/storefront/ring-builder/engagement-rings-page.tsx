import { RingBuilder } from './ring-builder';

/** Builder page for rings with a specific diamond. */
export default function EngagementRingsPage() {
  return <RingBuilder kind="engagement" />;
}
