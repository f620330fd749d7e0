// Lists ten stones at your prices: node first-page.ts
const { FACET_URL, FACET_KEY } = process.env;

const response = await fetch(`${FACET_URL}/api/diamonds?page=0&pageSize=10`, {
  headers: { Authorization: `Bearer ${FACET_KEY}` },
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

for (const { product } of await response.json()) {
  console.log(product.stockId, product.carats, product.totalPrice);
}
