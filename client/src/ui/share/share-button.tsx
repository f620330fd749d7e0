import { Button, type ButtonProps } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';

export interface ShareMenuProps {
  /** One-line title: subject of an email, beginning of a message. */
  readonly title: string;
  /** URL; relative to this site if it has no host. */
  readonly url: string;
}

/** Opens the ways to share something. */
export function ShareButton(props: ButtonProps) {
  return (
    <Button variant="ghost" size="sm" colorPalette="neutral" aria-haspopup="menu" {...props}>
      <Share2 strokeWidth={1.5} aria-hidden />
      Share
    </Button>
  );
}
