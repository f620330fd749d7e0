import type { StockDeclaration } from '../../stock/stock-declaration';

export const eternityRing = {
  "kind": "ETERNITY_RINGS",
  "one": "eternityRing",
  "many": "eternityRings",
  "typeName": "EternityRing",
  "noun": "eternity ring",
  "plural": "eternity rings",
  "title": "Eternity rings",
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
      "name": "shapeId",
      "label": "Shape",
      "unit": null,
      "group": "Identity",
      "value": "reference",
      "limits": {},
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "output": "shape",
      "options": {
        "list": "shapes"
      },
      "filter": {
        "name": "shapeIds",
        "kind": "options"
      },
      "facet": "SHAPE",
      "sort": "SHAPE"
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
      "name": "caratsPerStone",
      "label": "Weight of one stone",
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
      "output": "caratsPerStone",
      "filter": {
        "name": "caratsPerStone",
        "kind": "range"
      },
      "facet": "CARATS_PER_STONE",
      "sort": "CARATS_PER_STONE"
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
      "name": "colorId",
      "label": "Colour",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "color",
      "options": {
        "list": "colors"
      },
      "filter": {
        "name": "colorIds",
        "kind": "options"
      },
      "facet": "COLOR",
      "sort": "COLOR"
    },
    {
      "name": "clarityId",
      "label": "Clarity",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "clarity",
      "options": {
        "list": "clarities"
      },
      "filter": {
        "name": "clarityIds",
        "kind": "options"
      },
      "facet": "CLARITY",
      "sort": "CLARITY"
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
      "name": "ringSize",
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
      "output": "ringSize",
      "filter": {
        "name": "ringSize",
        "kind": "range"
      },
      "facet": "RING_SIZE",
      "sort": "RING_SIZE"
    },
    {
      "name": "imageUrl",
      "label": "Picture",
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
