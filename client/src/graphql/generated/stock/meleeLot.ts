import type { StockDeclaration } from '../../stock/stock-declaration';

export const meleeLot = {
  "kind": "MELEE",
  "one": "meleeLot",
  "many": "meleeLots",
  "typeName": "MeleeLot",
  "noun": "melee lot",
  "plural": "melee lots",
  "title": "Melee lots",
  "defaultSort": "CARATS",
  "prices": [
    {
      "field": "pricePerCarat",
      "hasListPrice": false
    }
  ],
  "path": "melee-lots",
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
      "name": "color",
      "output": "color",
      "label": "Colour",
      "unit": null,
      "group": "Identity",
      "value": "choice",
      "limits": {},
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "values": [
          {
            "value": "BLACK",
            "label": "Black"
          },
          {
            "value": "TTLB",
            "label": "TTLB"
          },
          {
            "value": "WHITE",
            "label": "White"
          }
        ]
      },
      "filter": {
        "name": "colors",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "COLOR",
      "sort": "COLOR"
    },
    {
      "name": "shapeId",
      "output": "shape",
      "label": "Shape",
      "unit": null,
      "group": "Identity",
      "value": "reference",
      "limits": {},
      "presence": "made",
      "default": "1",
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
      "name": "carats",
      "output": "carats",
      "label": "Weight",
      "shortLabel": "Carat",
      "unit": "ct",
      "group": "Weight and size",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 99999.999,
        "decimals": 3
      },
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "carats",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CARATS",
      "sort": "CARATS"
    },
    {
      "name": "sizeFrom",
      "output": "sizeFrom",
      "label": "Smallest diameter",
      "shortLabel": "From",
      "unit": "mm",
      "group": "Weight and size",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 20,
        "decimals": 4
      },
      "presence": "optional",
      "notAbove": "sizeTo",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "sizeFrom",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "SIZE_FROM",
      "sort": "SIZE_FROM"
    },
    {
      "name": "sizeTo",
      "output": "sizeTo",
      "label": "Largest diameter",
      "shortLabel": "To",
      "unit": "mm",
      "group": "Weight and size",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 20,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "sizeTo",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "SIZE_TO",
      "sort": "SIZE_TO"
    },
    {
      "name": "sieves",
      "output": "sieves",
      "label": "Sieve size",
      "shortLabel": "Sieve",
      "unit": null,
      "group": "Weight and size",
      "value": "choices",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "options": {
        "values": [
          {
            "value": "MINUS_2",
            "label": "−2"
          },
          {
            "value": "STAR",
            "label": "Star, +2 −6.5"
          },
          {
            "value": "MELEE",
            "label": "Melee, +6.5 −11"
          },
          {
            "value": "COARSE",
            "label": "Coarse, +11 −14"
          },
          {
            "value": "PLUS_14",
            "label": "+14 −15.5"
          }
        ]
      },
      "filter": {
        "name": "sieves",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "SIEVES",
      "sort": null
    },
    {
      "name": "pricePerCarat",
      "output": "price.perCarat",
      "label": "Price per carat",
      "shortLabel": "$/ct",
      "unit": "$/ct",
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
        "name": "pricePerCarat",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "PRICE_PER_CARAT",
      "sort": "PRICE_PER_CARAT"
    },
    {
      "name": "totalPrice",
      "output": "price.total",
      "label": "Total price",
      "shortLabel": "Total",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "filter": {
        "name": "totalPrice",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "TOTAL_PRICE",
      "sort": "TOTAL_PRICE"
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
      "name": "showToAll",
      "output": "showToAll",
      "label": "Shown to visitors",
      "shortLabel": "Visitors",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "showToAll",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "SHOW_TO_ALL",
      "sort": "SHOW_TO_ALL"
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
