import { Box, Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface DisclosureProps {
  readonly label: ReactNode;
  /** Says of what it is, where several have the same label. */
  readonly name?: string;
  /** Rendered while it is open. */
  readonly children: () => ReactNode;
}

/** More of something, shown below its button when somebody asks for it. */
export function Disclosure({ label, name, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="sm"
        variant="plain"
        px="0"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Box as="span" display="inline-flex" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDown aria-hidden />
        </Box>
      </Button>
      {isOpen && (
        <Box id={id} pt="2">
          {children()}
        </Box>
      )}
    </Box>
  );
}
