// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { AboutUs } from '../../src/modules/site-content/about-us/about-us.entity.ts';
import type { ContactInfo } from '../../src/modules/site-content/contact-info/contact-info.entity.ts';
import type { Homepage } from '../../src/modules/site-content/homepage/homepage.entity.ts';
import type { Maintenance } from '../../src/modules/site-content/maintenance/maintenance.entity.ts';
import type { OrderDocumentSettings } from '../../src/modules/site-content/order-documents/order-document-settings.entity.ts';
import type { SupportContact } from '../../src/modules/site-content/support-contacts/support-contact.entity.ts';
import type { SupportList } from '../../src/modules/site-content/support-contacts/support-list.entity.ts';

export interface SiteContentTables {
  about_us: TableOf<{
    id: 'smallint';
    version: 'int default';
    updated_at: 'timestamptz default';
    image1: 'text null';
    image2: 'text null';
    text: 'text null';
  }, AboutUs>;
  contact_info: TableOf<{
    id: 'smallint';
    version: 'int default';
    updated_at: 'timestamptz default';
    company_name: 'text null';
    address: 'text null';
    city: 'text null';
    country: 'text null';
    phone: 'text null';
    fax: 'text null';
    email: 'text null';
    opening_hours: 'text null';
    latitude: 'double precision null';
    longitude: 'double precision null';
    facebook: 'text null';
    instagram: 'text null';
    linkedin: 'text null';
  }, ContactInfo>;
  homepage: TableOf<{
    id: 'smallint';
    version: 'int default';
    updated_at: 'timestamptz default';
    top_image: 'text null';
    card_rings: 'text null';
    card_bracelets: 'text null';
    card_necklaces: 'text null';
    card_earrings: 'text null';
    about_image: 'text null';
    slider1_image: 'text null';
    slider2_image: 'text null';
    slider3_image: 'text null';
    e1_video: 'text null';
    e2_video: 'text null';
    e3_video: 'text null';
  }, Homepage>;
  maintenance: TableOf<{
    id: 'smallint';
    version: 'int default';
    updated_at: 'timestamptz default';
    is_enabled: 'boolean default';
    message: 'text null';
  }, Maintenance>;
  order_document_settings: TableOf<{
    id: 'smallint';
    version: 'int default';
    updated_at: 'timestamptz default';
    house_name: 'text null';
    address: 'text null';
    contact: 'text null';
    vat_number: 'text null';
    registration_number: 'text null';
    logo: 'text null';
    terms: 'text null';
    bank_details: 'text null';
    payment_days: 'smallint null';
    invoice_step: 'text default';
    switched_off_emails: 'text[] default';
  }, OrderDocumentSettings>;
  support_contact: TableOf<{
    id: 'int default';
    position: 'smallint';
    name: 'text';
    title: 'text null';
    phone: 'text null';
    email: 'text null';
    whatsapp: 'text null';
    image_url: 'text null';
  }, SupportContact>;
  support_list: TableOf<{
    id: 'smallint';
    version: 'int default';
    updated_at: 'timestamptz default';
  }, SupportList>;
}
