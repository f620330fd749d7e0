import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { FileDown, GitCompareArrows, Heart, Printer, ShoppingBag, X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useBasket } from '../../catalogue/basket/use-basket';
import { useReadDiamonds } from '../../catalogue/diamonds/use-read-diamonds';
import { errorText } from '../../graphql/error-text';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { saveCsv, toCsv } from '../../table/export/csv';
import { formatCount } from '../../ui/numbers';
import { toaster } from '../../ui/toaster';
import { COMPARE_PARAMETER, MOST_COMPARED, writeCompared } from './compared';
import { PrintSheet } from './print-sheet';
import type { DiamondBrowserState } from './use-diamond-browser';

interface CheckedBarProps {
  readonly browser: DiamondBrowserState;
  /** Names the exported file. */
  readonly pageKey: string;
}

/** What can be done with the checked stones, also with those on other pages of the list. */
export function CheckedBar({ browser, pageKey }: CheckedBarProps) {
  const { checked, shownColumns } = browser;
  const basket = useBasket();
  const readDiamonds = useReadDiamonds();
  const [, setParameters] = useSearchParams();
  const [isReading, setReading] = useState(false);
  const [printed, setPrinted] = useState<readonly DiamondRowFragment[]>([]);
  const count = checked.ids.length;
  if (count === 0) {
    return null;
  }

  /** Reads the stones as they are now, and says so when some are gone. */
  async function withStones(run: (stones: readonly DiamondRowFragment[]) => void | Promise<void>): Promise<void> {
    setReading(true);
    try {
      const stones = await readDiamonds(checked.ids);
      if (stones.length < count) {
        toaster.warning({ title: `${formatCount(count - stones.length)} of the checked stones are no longer shown` });
      }
      await run(stones);
    } catch (error) {
      toaster.error({ title: 'The checked stones could not be read', description: errorText(error) });
    } finally {
      setReading(false);
    }
  }

  function exportCsv(stones: readonly DiamondRowFragment[]): void {
    const rows = stones.map((stone) => shownColumns.map(({ plain }) => plain(stone)));
    saveCsv(
      `${pageKey}-${count}.csv`,
      toCsv(
        shownColumns.map(({ header }) => header),
        rows,
      ),
    );
  }

  function compare(): void {
    setParameters(
      (parameters) => {
        parameters.set(COMPARE_PARAMETER, writeCompared(checked.ids));
        return parameters;
      },
      { preventScrollReset: true },
    );
  }

  const actions = [
    { label: 'Wish', Icon: Heart, run: () => withStones(basket.addToWishlist) },
    { label: 'Add to cart', Icon: ShoppingBag, run: () => withStones(basket.addToCart) },
    { label: 'Print', Icon: Printer, run: () => withStones(setPrinted) },
    { label: 'Export CSV', Icon: FileDown, run: () => withStones(exportCsv) },
  ];

  return (
    <Box
      role="region"
      aria-label="Checked stones"
      position="sticky"
      bottom="0"
      zIndex="sticky"
      mx={{ base: '-4', md: '-6', lg: '-12' }}
      px={{ base: '4', md: '6', lg: '12' }}
      py="2"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="overlay"
    >
      {/* What the keyboard reaches must not end up under the bar. */}
      <Global styles={{ html: { scrollPaddingBottom: '6rem' } }} />
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <HStack gap="2">
          <Text textStyle="md" fontWeight="semibold">
            {formatCount(count)} checked
          </Text>
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={checked.clear}>
            <X aria-hidden />
            Clear
          </Button>
        </HStack>
        <HStack gap="2" flexWrap="wrap">
          <Button
            size="sm"
            variant="outline"
            disabled={count < 2 || count > MOST_COMPARED}
            title={`2 to ${MOST_COMPARED} stones can be compared`}
            onClick={compare}
          >
            <GitCompareArrows aria-hidden />
            Compare
          </Button>
          {actions.map(({ label, Icon, run }) => (
            <Button key={label} size="sm" variant="outline" disabled={isReading} onClick={() => void run()}>
              <Icon aria-hidden />
              {label}
            </Button>
          ))}
        </HStack>
      </Flex>
      {printed.length > 0 &&
        createPortal(
          <PrintSheet stones={printed} columns={shownColumns} onDone={() => setPrinted([])} />,
          document.body,
        )}
    </Box>
  );
}
