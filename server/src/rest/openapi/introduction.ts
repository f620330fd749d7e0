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

/** Introduction to the API for new developers (CommonMark). */
export const introduction = `REST API of the Facet trading platform. The GraphQL API at \`/graphql\` offers the same operations and more.
The [partner guide](/partners) explains the first steps, from creating an API key to reading stock. The [reference](/partners/reference) explains each field.
The [changelog](/partners/changelog) lists dated changes and the deprecation policy.

## Signing in

\`POST /api/auth/login\` returns the user in its body and the access token in the response header \`Authorization: Bearer …\`.
Send that header with every request. A token is valid for 60 minutes. \`GET /api/users/current/refresh-token\` returns a new one in
the same header. This page uses the token of a login call automatically; to use another token, press *Authorize*.

Programs send an API key in the same header, \`Authorization: Bearer fk_…\`. Users create keys with \`createApiKey\` of GraphQL. A key
acts for its owner within its scopes. Each call lists the scope that it needs and returns 403 (reason SCOPE_MISSING) to other keys.
Stock has no prices for keys without the scope PRICES_READ. Never put a key into a URL.

## Testing

A key created with \`isTest\` can read the same stock. Its orders are validated as usual, but reserve nothing: the items remain available and
no emails are sent. Only test keys of the same account see these orders (\`isTest: true\`), and they are deleted after 7 days. Test keys
cannot use the cart (403, TEST_KEY), so their orders must list \`items\`. With the header \`Facet-Test-Error: PRICE_CHANGED\`, or any
other name in the tables below, a call with a test key returns that error and changes nothing.

## Conventions

- Requests and responses are JSON. Amounts have at most 2 decimals, weights are in carats with at most 3, instants are ISO 8601 in UTC.
- IDs are numbers. Null and empty strings mean no value. Unknown fields of a body are ignored and listed in the response header
  \`Warning: 299 - "…"\`. For API keys, unknown fields and unknown query parameters return 400 with a suggestion.
- Parameters of imports and feeds match in any case. Unknown parameters are rejected for all callers.
- Success is 200 with a body, 201 for a created resource, 204 without content.
- Lists are plain arrays. \`page\` (from 0) and \`pageSize\` (1 to 500) request one page, and \`X-Total-Count\` contains the total. Without
  them, the whole list is streamed.
- Send the \`ETag\` of a list as \`If-None-Match\` to get 304 if nothing has changed: neither the rows, nor the caller's prices and pages,
  nor anything that depends on time, such as the end of a hold.
- \`GET /api/site/lastupdate\` returns the time of the last such change of stock. Call it before you read lists again.
- Lists are charged to the same budget as GraphQL, except for administrators. A 304 costs 1, a page 4 plus a tenth of its size, and a
  whole list 20 per 1,000 rows or part of 1,000. \`RateLimit\` and \`RateLimit-Policy\` show the remaining budget; 429 if it is used up.
- Files are sent as \`multipart/form-data\` in the field \`file\`; pictures in JSON as base64, with or without a data-URL prefix.

## Clients in other languages

Clients can be generated from this document: operations and schemas have names, and every value has a type. The feed returns a stream
of JSON lines, each a \`FeedLine\`. For TypeScript, use the package \`@facet/client\`, which can also sync a local copy of the
stock up to date.

## Errors

\`{"errorCode", "message", "explanation", "reason"?, "details"?: [{"path", "message"}]}\`. The \`message\` is listed in the tables below.
The \`explanation\` describes the problem and its solution: show it to users, but compare codes in programs. A failed call changes nothing.

- 401: not signed in, or the token or key is not valid. The response has a reason and the header \`WWW-Authenticate\`.
- 405: the path does not support the method. The header \`Allow\` lists the supported ones.
- 409: the record has changed, the item is no longer for sale, or another request is changing the record (reason TRY_AGAIN).
- 413: the request is too large.
- 415: the body is not JSON.
- 429: too many attempts, or the budget is used up (reason BUDGET_EXCEEDED).
- 503: the server is overloaded or its database is unavailable (reason UNAVAILABLE), or the site is closed (MAINTENANCE).
  \`Retry-After\` contains the number of seconds to wait.

| errorCode | name | status | message | default explanation |
|---|---|---|---|---|
${errorRows.join('\n')}

| reason | errorCode | status | default explanation |
|---|---|---|---|
${reasonRows.join('\n')}
`;
