import { Button, type ButtonProps } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';

export interface ShareMenuProps {
  /** What is shared, in a line: subject of a mail, first words of a message. */
  readonly title: string;
  /** Its address; one without a host is on this site. */
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
