import { face, ink, type Paper, plain, rule, type, widthOf } from './paper.ts';

interface Letterhead {
  readonly name: string;
  /** Contact details and registration numbers. Each entry may have several lines. */
  readonly lines: readonly string[];
  /** Logo as PNG. If set, it replaces the name. */
  readonly logo: Buffer | null;
}

/** Maximum size of a logo in points. */
const logoSize: [number, number] = [180, 56];
const gap = 24;

/** Writes the letterhead: logo or name on the left, the lines on the right, and a rule below. */
export function writeLetterhead(paper: Paper, { name, lines, logo }: Letterhead): void {
  const { left, top } = paper.page.margins;
  const half = (widthOf(paper) - gap) / 2;
  let end = top;
  if (logo) {
    paper.image(logo, left, top, { fit: logoSize });
    end += logoSize[1];
  } else {
    paper.font(face.bold).fontSize(type.name).fillColor(ink.text).text(plain(name), left, top, { width: half });
    end = paper.y;
  }
  paper.font(face.bold).fontSize(type.small).fillColor(ink.text);
  const side = { width: half, align: 'right' } as const;
  const x = left + half + gap;
  paper.text(logo ? plain(name) : '', x, top, side);
  paper
    .font(face.regular)
    .fillColor(ink.muted)
    .text(plain(lines.join('\n')), x, paper.y, side);
  paper.x = left;
  paper.y = Math.max(end, paper.y) + gap / 2;
  rule(paper);
  paper.y += gap;
}
