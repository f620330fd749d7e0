import type { StockDeclaration } from '../../stock/stock-declaration';

export const customNecklace = {
  "kind": "CUSTOM_NECKLACE",
  "one": "customNecklace",
  "many": "customNecklaces",
  "typeName": "CustomNecklace",
  "noun": "custom necklace",
  "plural": "custom necklaces",
  "title": "Custom necklaces",
  "defaultSort": "PRICE",
  "prices": [
    {
      "field": "price",
      "hasListPrice": false
    }
  ],
  "path": "custom-necklaces",
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
      "presence": "optional",
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
      "name": "chainLength",
      "output": "chainLength",
      "label": "Chain length",
      "shortLabel": "Chain",
      "unit": "in",
      "group": "Make",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 100,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "chainLength",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CHAIN_LENGTH",
      "sort": "CHAIN_LENGTH"
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
      "name": "description",
      "output": "description",
      "label": "Description",
      "unit": null,
      "group": "Remarks",
      "value": "longText",
      "limits": {
        "maxLength": 5000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "DESCRIPTION"
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
