import type { HouseEventsSubscription, HouseNewsKind } from '../../graphql/generated/graphql';
import { toaster } from '../../ui/toaster';

type News = NonNullable<HouseEventsSubscription['houseEvents']>['news'][number];

interface NewsPlace {
  /** Plural text. */
  readonly plural: string;
  readonly list: string;
  readonly href: (id: string) => string;
  readonly isBad?: boolean;
}

const beside = (list: string) => (id: string) => `${list}?open=${encodeURIComponent(id)}&page=1`;

const places: Readonly<Record<HouseNewsKind, NewsPlace>> = {
  ORDER_PLACED: { plural: 'new orders', list: '/admin/orders', href: beside('/admin/orders') },
  MESSAGE_RECEIVED: { plural: 'new messages', list: '/admin/messages', href: beside('/admin/messages') },
  IMPORT_FAILED: {
    plural: 'imports have failed',
    list: '/admin/imports/runs',
    href: (id) => `/admin/imports/runs/${id}`,
    isBad: true,
  },
};

/** Display time in milliseconds. Longer than for other notices, because the user does not expect these. */
const SHOWN_FOR = 12_000;

/** Shows new events to administrators once the page is visible, one notice per kind of event. */
export class AdminNotices {
  readonly #open: (href: string) => void;
  readonly #onShown: () => void;
  readonly #told = new Set<string>();
  #waiting: News[] = [];

  /** @param onShown called when notices were shown, so that other tabs do not show them */
  constructor(open: (href: string) => void, onShown: () => void) {
    this.#open = open;
    this.#onShown = onShown;
    document.addEventListener('visibilitychange', this.#show);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#show);
  }

  add(news: readonly News[]): void {
    const fresh = news.filter(({ kind, recordId }) => !this.#told.has(`${kind} ${recordId}`));
    for (const { kind, recordId } of fresh) {
      this.#told.add(`${kind} ${recordId}`);
    }
    this.#waiting.push(...fresh);
    this.#show();
  }

  /** Discards notices that another tab has shown. */
  discard(): void {
    this.#waiting = [];
  }

  readonly #show = (): void => {
    if (document.hidden || this.#waiting.length === 0) {
      return;
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#onShown();
    for (const kind of new Set(waiting.map((news) => news.kind))) {
      this.#notice(
        places[kind],
        waiting.filter((news) => news.kind === kind),
      );
    }
  };

  #notice({ plural, list, href, isBad = false }: NewsPlace, [first, ...more]: readonly News[]): void {
    if (first === undefined) {
      return;
    }
    toaster.create({
      id: `news ${first.kind} ${first.recordId}`,
      type: isBad ? 'warning' : 'info',
      title: more.length === 0 ? first.text : `${more.length + 1} ${plural}`,
      duration: SHOWN_FOR,
      action: {
        label: 'Open',
        onClick: () => this.#open(more.length === 0 ? href(first.recordId) : list),
      },
    });
  }
}
