import { Box, chakra, Flex, type SystemStyleObject, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../site/preview/preview-draft';
import { PREVIEW_FRAME, PREVIEW_READY } from '../../../site/preview/preview-frame';

interface Device {
  readonly name: string;
  /** Screen width in CSS pixels. */
  readonly width: number;
  /** Size of the device's area in the preview. */
  readonly room: SystemStyleObject;
}

const devices: readonly Device[] = [
  { name: 'Desktop', width: 1440, room: { flex: '5 1 0', height: { base: '16rem', md: '22rem', xl: '36rem' } } },
  { name: 'Phone', width: 390, room: { flex: '2 1 0', height: { base: '36rem', md: '22rem', xl: '36rem' } } },
];

interface PagePreviewProps {
  /** Name of the page, such as "Home page". */
  readonly title: string;
  readonly path: string;
  /** Content to preview, saved or unsaved. */
  readonly draft: Draft;
}

/** Preview of a shop page on a desktop and a phone. */
export function PagePreview({ title, path, draft }: PagePreviewProps) {
  const message = JSON.stringify(draft);
  return (
    <Flex gap="4" direction={{ base: 'column', md: 'row' }} position={{ xl: 'sticky' }} top="4">
      {devices.map((device) => (
        <DeviceFrame key={device.name} title={title} path={path} message={message} device={device} />
      ))}
    </Flex>
  );
}

interface DeviceFrameProps extends Omit<PagePreviewProps, 'draft'> {
  readonly device: Device;
  readonly message: string;
}

function DeviceFrame({ title, path, message, device: { name, width, room } }: DeviceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** Size in pixels available to the frame. */
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage(message, window.location.origin);
    const onReady = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === PREVIEW_READY) {
        send();
      }
    };
    send();
    window.addEventListener('message', onReady);
    return () => window.removeEventListener('message', onReady);
  }, [message]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) {
        setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
      }
    });
    if (box.current !== null) {
      observer.observe(box.current);
    }
    return () => observer.disconnect();
  }, []);

  const scale = size.width / width;
  return (
    <Flex as="figure" direction="column" gap="1" minWidth="0" css={{ flex: { md: room.flex } }}>
      <Text as="figcaption" textStyle="xs" color="fg.subtle">
        {name}, {width} px
      </Text>
      <Box ref={box} position="relative" width="full" overflow="hidden" borderWidth="1px" css={{ height: room.height }}>
        {scale > 0 && (
          <chakra.iframe
            ref={frame}
            name={PREVIEW_FRAME}
            src={path}
            title={`${title} on a ${name.toLowerCase()}`}
            loading="lazy"
            position="absolute"
            insetStart="0"
            top="0"
            bg="bg"
            style={{
              width,
              height: size.height / scale,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        )}
      </Box>
    </Flex>
  );
}
