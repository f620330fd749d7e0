import type { StockDeclaration } from '../../stock/stock-declaration';

export const eternityRing = {
  "kind": "ETERNITY_RING",
  "one": "eternityRing",
  "many": "eternityRings",
  "typeName": "EternityRing",
  "noun": "eternity ring",
  "plural": "eternity rings",
  "title": "Eternity rings",
  "defaultSort": "PRICE",
  "prices": [
    {
      "field": "price",
      "hasListPrice": false
    }
  ],
  "path": "eternity-rings",
  "fields": [
    {
      "name": "stockNumber",
      "output": "stockNumber",
      "label": "Stock number",
      "shortLabel": "Stock #",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 64
      },
      "presence": "made",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "stockNumbers",
        "kind": "texts",
        "readers": "everybody"
      },
      "facet": null,
      "sort": "STOCK_NUMBER"
    },
    {
      "name": "name",
      "output": "name",
      "label": "Name",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "names",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "NAME",
      "sort": "NAME"
    },
    {
      "name": "shapeId",
      "output": "shape",
      "label": "Shape",
      "unit": null,
      "group": "Identity",
      "value": "reference",
      "limits": {},
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "shapes"
      },
      "filter": {
        "name": "shapeIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "SHAPE",
      "sort": "SHAPE"
    },
    {
      "name": "numberOfStones",
      "output": "numberOfStones",
      "label": "Number of stones",
      "shortLabel": "Stones",
      "unit": null,
      "group": "Weight and size",
      "value": "integer",
      "limits": {
        "min": 1,
        "max": 1000,
        "decimals": 0
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "numberOfStones",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "NUMBER_OF_STONES",
      "sort": "NUMBER_OF_STONES"
    },
    {
      "name": "caratsPerStone",
      "output": "caratsPerStone",
      "label": "Weight per stone",
      "shortLabel": "Ct each",
      "unit": "ct",
      "group": "Weight and size",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 100,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "caratsPerStone",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CARATS_PER_STONE",
      "sort": "CARATS_PER_STONE"
    },
    {
      "name": "totalCarats",
      "output": "totalCarats",
      "label": "Total carat weight",
      "shortLabel": "Carat",
      "unit": "ct",
      "group": "Weight and size",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 1000,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "totalCarats",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "TOTAL_CARATS",
      "sort": "TOTAL_CARATS"
    },
    {
      "name": "price",
      "output": "price.total",
      "label": "Price",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0.01,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "price",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "PRICE",
      "sort": "PRICE"
    },
    {
      "name": "availability",
      "output": "availability",
      "label": "Availability",
      "unit": null,
      "group": "Grades",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "options": {
        "values": [
          {
            "value": "FOR_SALE",
            "label": "For sale"
          },
          {
            "value": "HELD_FOR_YOU",
            "label": "Held for you"
          },
          {
            "value": "ORDERED_BY_YOU",
            "label": "Ordered by you"
          },
          {
            "value": "ON_HOLD",
            "label": "On hold"
          },
          {
            "value": "SOLD",
            "label": "Sold"
          },
          {
            "value": "GONE",
            "label": "Gone"
          }
        ]
      },
      "filter": {
        "name": "availabilities",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "AVAILABILITY",
      "sort": null
    },
    {
      "name": "colorId",
      "output": "color",
      "label": "Colour",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "colors"
      },
      "filter": {
        "name": "colorIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "COLOR",
      "sort": "COLOR"
    },
    {
      "name": "clarityId",
      "output": "clarity",
      "label": "Clarity",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "clarities"
      },
      "filter": {
        "name": "clarityIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "CLARITY",
      "sort": "CLARITY"
    },
    {
      "name": "material",
      "output": "material",
      "label": "Metal",
      "unit": null,
      "group": "Make",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "materials",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "MATERIAL",
      "sort": "MATERIAL"
    },
    {
      "name": "colorOfGold",
      "output": "colorOfGold",
      "label": "Gold colour",
      "unit": null,
      "group": "Make",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "colorsOfGold",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "COLOR_OF_GOLD",
      "sort": "COLOR_OF_GOLD"
    },
    {
      "name": "ringSize",
      "output": "ringSize",
      "label": "Ring size",
      "unit": null,
      "group": "Make",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 30,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "ringSize",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "RING_SIZE",
      "sort": "RING_SIZE"
    },
    {
      "name": "imageUrl",
      "output": "media.images",
      "label": "Picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "updatedAt",
      "output": "updatedAt",
      "label": "Last changed",
      "shortLabel": "Changed",
      "unit": null,
      "group": "Availability",
      "value": "moment",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "filter": {
        "name": "updatedAt",
        "kind": "range",
        "readers": "administrators"
      },
      "facet": null,
      "sort": "UPDATED_AT"
    }
  ]
} as const satisfies StockDeclaration;
