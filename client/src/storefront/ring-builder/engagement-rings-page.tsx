import { RingBuilder } from './ring-builder';

/** Builder of rings with a specific diamond. */
export default function EngagementRingsPage() {
  return <RingBuilder kind="engagement" />;
}
