import { Box, Button, ButtonGroup, Flex, Heading, Text } from '@chakra-ui/react';
import { Monitor, RotateCw, Smartphone } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageSettings } from '../../../table/list/page-settings';
import { type ListedFields, listedFieldsIn, showPreviewed } from '../../../table/list/preview-messages';

const widths = { desktop: 1280, phone: 390 } as const;
const HEIGHT = 900;

/** Delay between the last change and the preview update, in milliseconds. */
const TYPING_PAUSE = 250;

interface LiveViewProps {
  readonly isChanged: boolean;
  readonly pageName: string;
  readonly title: string;
  readonly href: string;
  readonly settings: PageSettings;
  /** Called when the page has loaded, with the fields that it supports. */
  readonly onListed: (fields: ListedFields) => void;
}

const pressed = (isPressed: boolean) => ({ 'aria-pressed': isPressed, ...(isPressed && { bg: 'selected' }) });

/** Returns a ref and the width of its element. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (ref.current !== null) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** Preview of the page with unsaved settings and real data, at desktop or phone width. */
export function LiveView({ pageName, title, href, settings, isChanged, onListed }: LiveViewProps) {
  const [device, setDevice] = useState<keyof typeof widths>('desktop');
  const [loads, setLoads] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref, width } = useWidth();
  const frameWidth = widths[device];
  const scale = width === 0 ? 1 : Math.min(1, width / frameWidth);

  const show = useEffectEvent(() => {
    const target = frame.current?.contentWindow;
    if (target != null) {
      showPreviewed(target, pageName, settings);
    }
  });
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const fields = event.source === frame.current?.contentWindow ? listedFieldsIn(event, pageName) : null;
    if (fields !== null) {
      onListed(fields);
      show();
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  const text = JSON.stringify(settings);
  useEffect(() => {
    // Sends the latest settings to the preview.
    const timer = text === '' ? undefined : setTimeout(() => show(), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Box as="section" aria-labelledby="live-view">
      <Flex align="center" gap="3" mb="2" wrap="wrap">
        <Heading id="live-view" as="h2" size="md">
          Live preview
        </Heading>
        {isChanged && <Text color="fg.muted">Unsaved changes, visible only to you.</Text>}
        <ButtonGroup size="xs" variant="outline" colorPalette="neutral" ms="auto" gap="1">
          <Button {...pressed(device === 'desktop')} onClick={() => setDevice('desktop')}>
            <Monitor aria-hidden />
            Desktop
          </Button>
          <Button {...pressed(device === 'phone')} onClick={() => setDevice('phone')}>
            <Smartphone aria-hidden />
            Phone
          </Button>
          <Button onClick={() => setLoads(loads + 1)}>
            <RotateCw aria-hidden />
            Reload
          </Button>
        </ButtonGroup>
      </Flex>
      <Box
        ref={ref}
        borderWidth="1px"
        overflow="hidden"
        bg="bg.subtle"
        style={{ height: `${Math.round(HEIGHT * scale)}px` }}
      >
        <iframe
          key={loads}
          ref={frame}
          title={`Live preview of ${title}`}
          src={href}
          style={{
            border: 0,
            width: `${frameWidth}px`,
            height: `${HEIGHT}px`,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  );
}
