import type { StockDeclaration } from '../../stock/stock-declaration';

export const ringSetting = {
  "kind": "RING_SETTINGS",
  "one": "ringSetting",
  "many": "ringSettings",
  "typeName": "RingSetting",
  "noun": "ring setting",
  "plural": "ring settings",
  "title": "Ring settings",
  "defaultSort": "PRICE",
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
        "maxLength": 200
      },
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "output": "name",
      "filter": null,
      "facet": null,
      "sort": "NAME"
    },
    {
      "name": "style",
      "label": "Style",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "style",
      "filter": {
        "name": "styles",
        "kind": "options"
      },
      "facet": "STYLE",
      "sort": "STYLE"
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
      "name": "karatGold",
      "label": "Fineness of the gold",
      "shortLabel": "Karat",
      "unit": null,
      "group": "Make",
      "value": "text",
      "limits": {
        "maxLength": 20
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "karatGold",
      "filter": {
        "name": "karatsOfGold",
        "kind": "options"
      },
      "facet": "KARAT_GOLD",
      "sort": "KARAT_GOLD"
    },
    {
      "name": "colorOfGold",
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
      "output": "colorOfGold",
      "filter": {
        "name": "colorsOfGold",
        "kind": "options"
      },
      "facet": "COLOR_OF_GOLD",
      "sort": "COLOR_OF_GOLD"
    },
    {
      "name": "ringSizeFrom",
      "label": "Smallest ring size",
      "unit": null,
      "group": "Make",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 30,
        "decimals": 4
      },
      "presence": "optional",
      "notAbove": "ringSizeTo",
      "readers": "everybody",
      "isGiven": true,
      "output": "ringSizeFrom",
      "filter": {
        "name": "ringSizeFrom",
        "kind": "range"
      },
      "facet": "RING_SIZE_FROM",
      "sort": "RING_SIZE_FROM"
    },
    {
      "name": "ringSizeTo",
      "label": "Largest ring size",
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
      "output": "ringSizeTo",
      "filter": {
        "name": "ringSizeTo",
        "kind": "range"
      },
      "facet": "RING_SIZE_TO",
      "sort": "RING_SIZE_TO"
    },
    {
      "name": "shapeIds",
      "label": "Shapes",
      "unit": null,
      "group": "Main stone",
      "value": "references",
      "limits": {
        "most": 35
      },
      "presence": "made",
      "readers": "everybody",
      "isGiven": true,
      "output": "shapes",
      "options": {
        "list": "shapes"
      },
      "filter": {
        "name": "shapeIds",
        "kind": "options"
      },
      "facet": "SHAPES",
      "sort": null
    },
    {
      "name": "caratsFrom",
      "label": "Least weight",
      "unit": "ct",
      "group": "Main stone",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 100,
        "decimals": 3
      },
      "presence": "optional",
      "notAbove": "caratsTo",
      "readers": "everybody",
      "isGiven": true,
      "output": "caratsFrom",
      "filter": {
        "name": "caratsFrom",
        "kind": "range"
      },
      "facet": "CARATS_FROM",
      "sort": "CARATS_FROM"
    },
    {
      "name": "caratsTo",
      "label": "Greatest weight",
      "unit": "ct",
      "group": "Main stone",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 100,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "caratsTo",
      "filter": {
        "name": "caratsTo",
        "kind": "range"
      },
      "facet": "CARATS_TO",
      "sort": "CARATS_TO"
    },
    {
      "name": "sideStones",
      "label": "Side stones",
      "unit": null,
      "group": "Side stones",
      "value": "integer",
      "limits": {
        "min": 0,
        "max": 1000,
        "decimals": 0
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "sideStones",
      "filter": {
        "name": "sideStones",
        "kind": "range"
      },
      "facet": "SIDE_STONES",
      "sort": "SIDE_STONES"
    },
    {
      "name": "sideStonesCarats",
      "label": "Weight of the side stones",
      "unit": "ct",
      "group": "Side stones",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 100,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "sideStonesCarats",
      "filter": {
        "name": "sideStonesCarats",
        "kind": "range"
      },
      "facet": "SIDE_STONES_CARATS",
      "sort": "SIDE_STONES_CARATS"
    },
    {
      "name": "imageUrl",
      "label": "First picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "imageUrl",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image2",
      "label": "Second picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "image2",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image3",
      "label": "Third picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "image3",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image4",
      "label": "Fourth picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "image4",
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
