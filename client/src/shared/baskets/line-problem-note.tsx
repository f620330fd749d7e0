import { Button, HStack, Text } from '@chakra-ui/react';
import { TextLink } from '../../ui/links';
import { AskButton } from '../contact/ask-dialog';
import { type BasketLine, subjectOf } from './line-kinds';
import { useBasket } from './use-basket';
import type { BasketName } from './use-line-moves';

interface LineProblemNoteProps {
  readonly line: BasketLine;
  readonly list: BasketName;
}

/** Says why a line cannot be had, and what can be done about it. */
export function LineProblemNote({ line, list }: LineProblemNoteProps) {
  const basket = useBasket();
  const subject = subjectOf(line);
  const stockNumber = subject?.stockNumber ?? null;
  if (line.problem === null) {
    return null;
  }
  const { reason, explanation } = line.problem;
  return (
    <>
      <Text mt="1" textStyle="md">
        {explanation}
      </Text>
      <HStack gap="3" wrap="wrap" mt="1">
        {reason === 'CHANGED' && subject !== null && (
          <Button
            size="sm"
            variant="plain"
            px="0"
            onClick={() => void basket.add(list, [{ item: subject.item, name: line.description }])}
          >
            Put it in as it is now
          </Button>
        )}
        {reason === 'TOO_MUCH' && subject?.href != null && (
          <TextLink to={subject.href} textStyle="md">
            Choose another amount
          </TextLink>
        )}
        {stockNumber !== null && (
          <AskButton
            size="sm"
            variant="plain"
            colorPalette="accent"
            px="0"
            about={{ stockNumber }}
            subject={`Ask about ${stockNumber}`}
          >
            Ask about it
          </AskButton>
        )}
      </HStack>
    </>
  );
}
