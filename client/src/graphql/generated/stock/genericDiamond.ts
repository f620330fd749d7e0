import type { StockDeclaration } from '../../stock/stock-declaration';

export const genericDiamond = {
  "kind": "GENERIC_DIAMOND",
  "one": "genericDiamond",
  "many": "genericDiamonds",
  "typeName": "GenericDiamond",
  "noun": "generic diamond",
  "plural": "generic diamonds",
  "title": "Generic diamonds",
  "defaultSort": "CARATS_FROM",
  "prices": [
    {
      "field": "pricePerCarat",
      "hasListPrice": false
    }
  ],
  "path": "generic-diamonds",
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
      "name": "isLabGrown",
      "output": "isLabGrown",
      "label": "Lab grown",
      "unit": null,
      "group": "Identity",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "isLabGrown",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "IS_LAB_GROWN",
      "sort": "IS_LAB_GROWN"
    },
    {
      "name": "caratsFrom",
      "output": "caratsFrom",
      "label": "Minimum weight",
      "shortLabel": "From",
      "unit": "ct",
      "group": "Weight and size",
      "value": "carats",
      "limits": {
        "min": 0.001,
        "max": 100,
        "decimals": 3
      },
      "presence": "required",
      "notAbove": "caratsTo",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "caratsFrom",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CARATS_FROM",
      "sort": "CARATS_FROM"
    },
    {
      "name": "caratsTo",
      "output": "caratsTo",
      "label": "Maximum weight",
      "shortLabel": "To",
      "unit": "ct",
      "group": "Weight and size",
      "value": "carats",
      "limits": {
        "min": 0.001,
        "max": 100,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "caratsTo",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CARATS_TO",
      "sort": "CARATS_TO"
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
