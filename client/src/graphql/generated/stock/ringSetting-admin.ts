import type { StockDeclaration } from '../../stock/stock-declaration';

export const ringSetting = {
  "kind": "RING_SETTING",
  "one": "ringSetting",
  "many": "ringSettings",
  "typeName": "RingSetting",
  "noun": "ring setting",
  "plural": "ring settings",
  "title": "Ring settings",
  "defaultSort": "PRICE",
  "prices": [
    {
      "field": "price",
      "hasListPrice": false
    }
  ],
  "path": "ring-settings",
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
      "name": "vendor",
      "output": "vendor",
      "label": "Vendor",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "filter": {
        "name": "vendors",
        "kind": "options",
        "readers": "administrators"
      },
      "facet": "VENDOR",
      "sort": "VENDOR"
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
      "filter": null,
      "facet": null,
      "sort": "NAME"
    },
    {
      "name": "style",
      "output": "style",
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
      "filter": {
        "name": "styles",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "STYLE",
      "sort": "STYLE"
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
      "name": "karatGold",
      "output": "karatGold",
      "label": "Gold fineness",
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
      "filter": {
        "name": "karatsOfGold",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "KARAT_GOLD",
      "sort": "KARAT_GOLD"
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
      "name": "ringSizeFrom",
      "output": "ringSizeFrom",
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
      "filter": {
        "name": "ringSizeFrom",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "RING_SIZE_FROM",
      "sort": "RING_SIZE_FROM"
    },
    {
      "name": "ringSizeTo",
      "output": "ringSizeTo",
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
      "filter": {
        "name": "ringSizeTo",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "RING_SIZE_TO",
      "sort": "RING_SIZE_TO"
    },
    {
      "name": "shapeIds",
      "output": "shapes",
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
      "options": {
        "list": "shapes"
      },
      "filter": {
        "name": "shapeIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "SHAPES",
      "sort": null
    },
    {
      "name": "caratsFrom",
      "output": "caratsFrom",
      "label": "Minimum weight",
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
      "filter": {
        "name": "caratsTo",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CARATS_TO",
      "sort": "CARATS_TO"
    },
    {
      "name": "sideStones",
      "output": "sideStones",
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
      "filter": {
        "name": "sideStones",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "SIDE_STONES",
      "sort": "SIDE_STONES"
    },
    {
      "name": "sideStonesCarats",
      "output": "sideStonesCarats",
      "label": "Side stone weight",
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
      "filter": {
        "name": "sideStonesCarats",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "SIDE_STONES_CARATS",
      "sort": "SIDE_STONES_CARATS"
    },
    {
      "name": "imageUrl",
      "output": "media.images",
      "label": "First picture",
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
      "name": "image2",
      "output": "media.images",
      "label": "Second picture",
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
      "name": "image3",
      "output": "media.images",
      "label": "Third picture",
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
      "name": "image4",
      "output": "media.images",
      "label": "Fourth picture",
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
      "name": "saleState",
      "output": null,
      "label": "State",
      "unit": null,
      "group": "Availability",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "readers": "administrators",
      "isGiven": false,
      "options": {
        "values": [
          {
            "value": "FOR_SALE",
            "label": "For sale"
          },
          {
            "value": "ON_HOLD",
            "label": "On hold"
          },
          {
            "value": "IN_ORDER",
            "label": "In order"
          },
          {
            "value": "ON_MEMO",
            "label": "On memo"
          },
          {
            "value": "SOLD",
            "label": "Sold"
          },
          {
            "value": "SUSPENDED",
            "label": "Suspended"
          },
          {
            "value": "INACTIVE",
            "label": "Inactive"
          },
          {
            "value": "NO_PRICE",
            "label": "No price"
          }
        ]
      },
      "filter": {
        "name": "saleStates",
        "kind": "options",
        "readers": "administrators"
      },
      "facet": "SALE_STATE",
      "sort": null
    },
    {
      "name": "isActive",
      "output": "isActive",
      "label": "Active",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": true,
      "readers": "administrators",
      "isGiven": true,
      "filter": {
        "name": "isActive",
        "kind": "toggle",
        "readers": "administrators"
      },
      "facet": "IS_ACTIVE",
      "sort": "IS_ACTIVE"
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
