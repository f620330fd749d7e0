import { RingBuilder } from './ring-builder';

/** A setting with a diamond of its own. */
export default function EngagementRingsPage() {
  return <RingBuilder kind="engagement" />;
}
