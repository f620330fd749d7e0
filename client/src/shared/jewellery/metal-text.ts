export interface MetalFacts {
  readonly material?: string | null;
  readonly karatGold?: string | null;
  readonly colorOfGold?: string | null;
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Formats a metal without repeating words: `18K Rose Gold`, `Platinum`. Null if unknown. */
export function metalText({ material, karatGold, colorOfGold }: MetalFacts): string | null {
  const [fineness = '', name = ''] = /^(\d+\s?kt?\b)?\s*(.*)$/i.exec(material ?? '')?.slice(1) ?? [];
  const text = `${fineness} ${name}`;
  const parts = [
    karatGold != null && !has(text, karatGold) ? karatGold : fineness,
    colorOfGold != null && !has(text, colorOfGold) ? colorOfGold : '',
    name === '' && (karatGold != null || colorOfGold != null) ? 'Gold' : name,
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}
