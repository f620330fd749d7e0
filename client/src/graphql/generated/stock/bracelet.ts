import type { StockDeclaration } from '../../stock/stock-declaration';

export const bracelet = {
  "kind": "BRACELETS",
  "one": "bracelet",
  "many": "bracelets",
  "typeName": "Bracelet",
  "noun": "bracelet",
  "plural": "bracelets",
  "title": "Bracelets",
  "defaultSort": "NAME",
  "fields": [
    {
      "name": "stockNumber",
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
      "output": "stockNumber",
      "filter": {
        "name": "stockNumbers",
        "kind": "texts"
      },
      "facet": null,
      "sort": "STOCK_NUMBER"
    },
    {
      "name": "name",
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
      "output": "name",
      "filter": {
        "name": "names",
        "kind": "options"
      },
      "facet": "NAME",
      "sort": "NAME"
    },
    {
      "name": "title",
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
      "output": "title",
      "filter": null,
      "facet": null,
      "sort": "TITLE"
    },
    {
      "name": "color",
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
      "output": "color",
      "filter": {
        "name": "colors",
        "kind": "options"
      },
      "facet": "COLOR",
      "sort": "COLOR"
    },
    {
      "name": "size",
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
      "output": "size",
      "filter": {
        "name": "sizes",
        "kind": "options"
      },
      "facet": "SIZE",
      "sort": "SIZE"
    },
    {
      "name": "numberOfStones",
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
      "output": "numberOfStones",
      "filter": {
        "name": "numberOfStones",
        "kind": "range"
      },
      "facet": "NUMBER_OF_STONES",
      "sort": "NUMBER_OF_STONES"
    },
    {
      "name": "totalCarats",
      "label": "Weight of all stones",
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
      "output": "totalCarats",
      "filter": {
        "name": "totalCarats",
        "kind": "range"
      },
      "facet": "TOTAL_CARATS",
      "sort": "TOTAL_CARATS"
    },
    {
      "name": "price",
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
      "output": "price",
      "filter": {
        "name": "price",
        "kind": "range"
      },
      "facet": "PRICE",
      "sort": "PRICE"
    },
    {
      "name": "material",
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
      "output": "material",
      "filter": {
        "name": "materials",
        "kind": "options"
      },
      "facet": "MATERIAL",
      "sort": "MATERIAL"
    },
    {
      "name": "images",
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
      "output": "images",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "description",
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
      "output": "description",
      "filter": null,
      "facet": null,
      "sort": "DESCRIPTION"
    },
    {
      "name": "isActive",
      "label": "Active",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": true,
      "readers": "administrators",
      "isGiven": true,
      "output": "isActive",
      "filter": {
        "name": "isActive",
        "kind": "toggle"
      },
      "facet": "IS_ACTIVE",
      "sort": "IS_ACTIVE"
    },
    {
      "name": "updatedAt",
      "label": "Last change",
      "shortLabel": "Changed",
      "unit": null,
      "group": "Availability",
      "value": "moment",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": "updatedAt",
      "filter": null,
      "facet": null,
      "sort": "UPDATED_AT"
    }
  ]
} as const satisfies StockDeclaration;
