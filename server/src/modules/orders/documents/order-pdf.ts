import type { FileStream } from '../../../kernel/transport/download.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import { readLetterhead } from '../../site-content/index.ts';
import type { OrderRow } from '../order-row.ts';
import { documentOf, fileNameOf, type OrderDocument } from './order-document.ts';
import { writeOrderDocument } from './write-order-document.ts';

/** Writes the document of an order as a PDF, with the letterhead as it is now. */
export async function orderPdf(
  { em, services }: Pick<JobContext, 'em' | 'services'>,
  order: OrderRow,
): Promise<{ readonly document: OrderDocument; readonly file: FileStream }> {
  const letterhead = await readLetterhead({ em, services });
  const document = documentOf(order, letterhead);
  const logo = letterhead.logo === null ? null : await services.media.readAsPng(letterhead.logo);
  const bytes = await writeOrderDocument(document, logo);
  return { document, file: { fileName: fileNameOf(document), mediaType: 'application/pdf', bytes } };
}
