import { Center, chakra, Image } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { textAt, valueAt } from '../../../table/columns/value-kinds';

interface ThumbnailProps {
  readonly record: StockRecord;
  /** Icon shown if there is no picture or it cannot be loaded. */
  readonly icon: LucideIcon;
}

/** Thumbnail of the main picture at row height. */
function Thumbnail({ record, icon: Icon }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const images = valueAt(record, 'media.images');
  const url = Array.isArray(images) ? textAt(images[0], 'url') : null;
  return (
    <Center as="span" boxSize="1.75rem" flexShrink="0" bg="bg.subtle" color="fg.subtle" overflow="hidden">
      {url === null || url === broken ? (
        <Icon aria-hidden size={16} strokeWidth={1.25} />
      ) : (
        <Image src={url} alt="" loading="lazy" boxSize="full" objectFit="contain" onError={() => setBroken(url)} />
      )}
    </Center>
  );
}

/** Returns a list column with the stock number and the main picture. */
export function picturedNumber(icon: LucideIcon) {
  return {
    path: 'stockNumber',
    cell: (record: StockRecord) => (
      <chakra.span display="inline-flex" alignItems="center" gap="2" verticalAlign="middle" my="-1">
        <Thumbnail record={record} icon={icon} />
        {record.stockNumber}
      </chakra.span>
    ),
  };
}
