import { chakra } from '@chakra-ui/react';

const Drawing = chakra('svg');

/** The house's mark: a step-cut stone in hairlines. A phone's header has no room for it. */
export function BrandMark() {
  return (
    <Drawing
      viewBox="0 0 32 32"
      boxSize="8"
      hideBelow="sm"
      color="accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M10.4 2.5h11.2l7.9 7.9v11.2l-7.9 7.9H10.4l-7.9-7.9V10.4z" />
      <path d="M12 7.5h8l4.5 4.5v8L20 24.5h-8L7.5 20v-8z" />
      <path d="M10.4 2.5 12 7.5M21.6 2.5 20 7.5M29.5 10.4l-5 1.6M29.5 21.6l-5-1.6M21.6 29.5l-1.6-5M10.4 29.5l1.6-5M2.5 21.6l5-1.6M2.5 10.4l5 1.6" />
    </Drawing>
  );
}
