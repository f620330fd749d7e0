import { Button, type ButtonProps } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';

export interface ShareMenuProps {
  /** One-line title, used as the subject of an email or the beginning of a message. */
  readonly title: string;
  /** URL to share. Relative to this site if it has no host. */
  readonly url: string;
}

/** Button that opens the share menu. */
export function ShareButton(props: ButtonProps) {
  return (
    <Button variant="ghost" size="sm" colorPalette="neutral" aria-haspopup="menu" {...props}>
      <Share2 strokeWidth={1.5} aria-hidden />
      Share
    </Button>
  );
}
