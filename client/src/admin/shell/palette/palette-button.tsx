import { Box, Button, IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useShellTools } from '../shell-tools';

interface PaletteButtonProps {
  /** Whether to show only the icon. */
  readonly isCollapsed?: boolean;
}

export function PaletteButton({ isCollapsed = false }: PaletteButtonProps) {
  const { openPalette } = useShellTools();
  return isCollapsed ? (
    <IconButton
      size="sm"
      variant="ghost"
      colorPalette="neutral"
      aria-label="Go to"
      aria-keyshortcuts="Control+K Meta+K"
      title="Go to (Ctrl K)"
      onClick={openPalette}
    >
      <Search aria-hidden />
    </IconButton>
  ) : (
    <Button
      size="sm"
      variant="outline"
      colorPalette="neutral"
      fontWeight="normal"
      color="fg.muted"
      width="full"
      justifyContent="flex-start"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Search aria-hidden />
      Go to
      <Box as="span" ms="auto" textStyle="xs" color="fg.subtle" aria-hidden>
        Ctrl K
      </Box>
    </Button>
  );
}
