import type { StockDeclaration } from '../../stock/stock-declaration';

export const bracelet = {
  "kind": "BRACELET",
  "one": "bracelet",
  "many": "bracelets",
  "typeName": "Bracelet",
  "noun": "bracelet",
  "plural": "bracelets",
  "title": "Bracelets",
  "defaultSort": "NAME",
  "prices": [
    {
      "field": "price",
      "hasListPrice": false
    }
  ],
  "path": "bracelets",
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
        "maxLength": 100
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
      "name": "title",
      "output": "title",
      "label": "Heading",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "TITLE"
    },
    {
      "name": "color",
      "output": "color",
      "label": "Colour",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 50
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "colors",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "COLOR",
      "sort": "COLOR"
    },
    {
      "name": "size",
      "output": "size",
      "label": "Size",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 50
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "sizes",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "SIZE",
      "sort": "SIZE"
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
      "name": "images",
      "output": "media.images",
      "label": "Pictures",
      "unit": null,
      "group": "Pictures",
      "value": "pictures",
      "limits": {
        "most": 10
      },
      "presence": "made",
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
