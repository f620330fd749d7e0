import { errorCatalogue, errorCodes, errorText } from '../../kernel/errors/catalogue.ts';
import { explain } from '../../kernel/errors/explanations.ts';
import { reasonsOf, statusOf } from '../../kernel/errors/reasons.ts';

const errorRows = errorCodes.map(
  (code) =>
    `| ${errorCatalogue[code].errorCode} | ${code} | ${errorCatalogue[code].status} | ${errorText(code)} | ${explain({ code })} |`,
);

const reasonRows = errorCodes.flatMap((code) =>
  reasonsOf(code).map(
    (reason) =>
      `| ${reason} | ${errorCatalogue[code].errorCode} | ${statusOf(code, reason)} | ${explain({ code, reason })} |`,
  ),
);

/** What a stranger has to know before their first call (CommonMark). */
export const introduction = `The calls of the trading house over REST. Everything here, and more, can be done over GraphQL at \`/graphql\`.
The [guide for partners](/partners) leads from a key to the first stone, and [its reference](/partners/reference) says what each field means. The [changelog](/partners/changelog)
lists changes with their dates, and the deprecation policy.

## Signing in

\`POST /api/auth/login\` answers the user as its body and the access token in the response header \`Authorization: Bearer …\`.
Send that header with every request. A token is good for 60 minutes; \`GET /api/users/current/refresh-token\` answers a new one in
the same header. On this page a token that a call answers is taken over by itself; the button *Authorize* takes one by hand.

Programs send a key in the same header, \`Authorization: Bearer fk_…\`, which people make for them with \`createApiKey\` of GraphQL. It
acts for its owner, as far as its scopes go: each call says here which scope opens it to keys, and answers 403 (reason SCOPE_MISSING)
to others. Prices of stock are absent for keys without the scope PRICES_READ. A key never belongs into an address.

## Trying things out

A key made with \`isTest\` sees the same stock. What it orders is checked as ever and takes nothing: the items stay for sale, nobody is mailed,
only test keys of the same account see it (\`isTest: true\`), and after 7 days it is gone. Carts are closed to it (403, TEST_KEY): its orders
name their \`items\`. With the header \`Facet-Test-Error: PRICE_CHANGED\`, or any other name of the tables
below, a call with a test key is refused as it would be then, and does nothing.

## Conventions

- JSON in and out. Money has at most 2 decimals, weight is in carats with at most 3, instants are ISO 8601 in UTC.
- Ids are numbers. Null and empty texts mean no value. Unknown fields of a body are ignored and named in the header
  \`Warning: 299 - "…"\` of the response. For API keys, unknown fields and unknown query parameters are 400 with a suggestion.
- Parameters of imports and feeds match in any case, and unknown ones are refused for everybody.
- 200 with a body, 201 for something made, 204 for nothing to say.
- Lists are bare arrays. \`page\` (from 0) and \`pageSize\` (1 to 500) ask for one page, and \`X-Total-Count\` counts them all; without
  them the whole list is streamed. A list's \`ETag\` sent back as \`If-None-Match\` answers 304 while nothing has changed:
  the rows, the caller's prices and pages, and what changes with time alone, such as a hold that ends. \`GET /api/site/lastupdate\`
  tells the moment of the last such change of stock; it is worth asking before lists are read again.
- Lists cost of the budget that GraphQL spends too, administrators' aside: a 304 costs 1, a page 4 and a tenth of its size, a whole
  list 20 for each thousand rows that it begins. \`RateLimit\` and \`RateLimit-Policy\` tell how it stands; 429 when it is used up.
- Files are sent as \`multipart/form-data\` in the field \`file\`; pictures within JSON as base64, with or without a data-URL prefix.

## Clients in other languages

This document generates them: operations and schemas have names of their own, and nothing is of any type. The feed answers bytes, to be read as
they come: lines of JSON, each a \`FeedLine\`. For TypeScript there is a package, \`@facet/client\`, which also keeps a copy of the stock up to date.

## Errors

\`{"errorCode", "message", "explanation", "reason"?, "details"?: [{"path", "message"}]}\`. The \`message\` is as documented here; the
\`explanation\` says what is the matter and what can be done, for people: show it, and compare codes. A call that fails changes nothing. 409: the thing has changed or is
no longer for sale, or somebody else is changing it just now (reason TRY_AGAIN); 413: too large; 415: no JSON;
429: too many attempts, or the budget is used up (reason BUDGET_EXCEEDED); 405: the path does not have this method (the header \`Allow\` lists its methods); 503: the server is overloaded or its database is missing (reason UNAVAILABLE), or it
is closed for a while (MAINTENANCE). \`Retry-After\` says for how long. A 401 has a reason and the header \`WWW-Authenticate\`.

| errorCode | name | status | message | explanation, unless more is known |
|---|---|---|---|---|
${errorRows.join('\n')}

| reason | errorCode | status | explanation, unless more is known |
|---|---|---|---|
${reasonRows.join('\n')}
`;
