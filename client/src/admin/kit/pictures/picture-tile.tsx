import { Box, Center, Flex, IconButton, Image, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { SortHandle } from '../sortable/sortable-list';
import { fileNameOf, isOfHouse } from './addresses';

interface PictureTileProps {
  readonly url: string;
  /** From 1. */
  readonly place: number;
  readonly isMain: boolean;
  readonly isSortable: boolean;
  readonly onRemove: () => void;
}

/** A picture of a set with what is done with it. */
export function PictureTile({ url, place, isMain, isSortable, onRemove }: PictureTileProps) {
  const [isBroken, setBroken] = useState(false);
  const name = fileNameOf(url);
  return (
    <Box width="7rem" borderWidth="1px" title={url}>
      <Center position="relative" height="6rem" bg="bg.subtle" overflow="hidden">
        {isBroken ? (
          <Text textStyle="xs" color="fg.muted" px="2" textAlign="center">
            Cannot be shown
          </Text>
        ) : (
          <Image
            src={url}
            alt={name}
            loading="lazy"
            boxSize="full"
            objectFit="contain"
            onError={() => setBroken(true)}
          />
        )}
        {isMain && (
          <Text position="absolute" insetInlineStart="0" top="0" px="1" bg="bg" textStyle="xs" color="fg">
            Main
          </Text>
        )}
      </Center>
      <Flex align="center" borderTopWidth="1px">
        {isSortable && <SortHandle />}
        <Text textStyle="xs" color="fg.muted" truncate flex="1" px="1">
          {isOfHouse(url) ? place : name}
        </Text>
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          aria-label={`Remove ${name}`}
          title="Remove"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </Flex>
    </Box>
  );
}
