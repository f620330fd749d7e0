import { emptyRequest, type GoodRequests, onePixel } from './dataset.ts';

/** Shortest file that is recognized as MP4, as base64. */
const smallestVideo = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1').toString('base64');

export const siteRequests: GoodRequests = {
  'GET /api/site/homepage': emptyRequest,
  'PATCH /api/site/homepage': () => ({ body: { homepageImage: onePixel, slider1Image: null, e1Video: smallestVideo } }),
  'GET /api/site/aboutus': emptyRequest,
  'PATCH /api/site/aboutus': () => ({ body: { image1: onePixel } }),
  'GET /api/site/lastupdate': emptyRequest,
  'GET /api/site/maintenance': emptyRequest,
  'PUT /api/site/maintenance': () => ({ query: { isenabled: 'false' } }),
  'GET /api/site/maintenance/message': emptyRequest,
  'PUT /api/site/maintenance/message': () => ({ body: { message: 'Back at noon' } }),
  'GET /api/site/domainLayout': emptyRequest,
  'POST /api/site/sendInvitation': ({ app }) => ({ body: { url: `${app.services.config.publicUrl}/register` } }),
  'GET /api/contact': emptyRequest,
  'PUT /api/contact': () => ({ body: { city: 'Antwerp', latitude: 51.2156, longitude: 4.4188, fax: null } }),
  'POST /api/contact/send': () => ({
    body: { name: 'Ida Stone', email: 'ida@example.com', phone: '+1 212 555 0100', message: 'Is it still for sale?' },
  }),
  'GET /api/contact/support': async (dataset) => {
    await dataset.create('PUT /api/contact/support');
    return {};
  },
  'PUT /api/contact/support': () => ({ body: [{ name: 'Ann Stone', title: 'Sales', imageUrl: onePixel }] }),
};
