import type { StockDeclaration } from '../../stock/stock-declaration';

export const jewelleryPiece = {
  "kind": "JEWELLERY",
  "one": "jewelleryPiece",
  "many": "jewelleryPieces",
  "typeName": "JewelleryPiece",
  "noun": "jewellery piece",
  "plural": "jewellery pieces",
  "title": "Jewellery pieces",
  "defaultSort": "PRICE",
  "prices": [
    {
      "field": "totalPrice",
      "hasListPrice": false
    },
    {
      "field": "webPrice",
      "hasListPrice": false
    }
  ],
  "path": "jewellery-pieces",
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
      "name": "title",
      "output": "title",
      "label": "Title",
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
      "name": "type",
      "output": "type",
      "label": "Type",
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
            "value": "RING",
            "label": "Ring"
          },
          {
            "value": "NECKLACE",
            "label": "Necklace"
          },
          {
            "value": "PENDANT",
            "label": "Pendant"
          },
          {
            "value": "EARRINGS",
            "label": "Earrings"
          },
          {
            "value": "BRACELET",
            "label": "Bracelet"
          },
          {
            "value": "BROOCH",
            "label": "Brooch"
          }
        ]
      },
      "filter": {
        "name": "types",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "TYPE",
      "sort": "TYPE"
    },
    {
      "name": "subType",
      "output": "subType",
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
        "name": "subTypes",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "SUB_TYPE",
      "sort": "SUB_TYPE"
    },
    {
      "name": "isOneOfAKind",
      "output": "isOneOfAKind",
      "label": "One of a kind",
      "unit": null,
      "group": "Identity",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "isOneOfAKind",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "IS_ONE_OF_A_KIND",
      "sort": "IS_ONE_OF_A_KIND"
    },
    {
      "name": "quantity",
      "output": "quantity",
      "label": "Quantity",
      "unit": null,
      "group": "Identity",
      "value": "integer",
      "limits": {
        "min": 0,
        "max": 1000000,
        "decimals": 0
      },
      "presence": "made",
      "default": 1,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "quantity",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "QUANTITY",
      "sort": "QUANTITY"
    },
    {
      "name": "brand",
      "output": "brand",
      "label": "Brand",
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
        "name": "brands",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "BRAND",
      "sort": "BRAND"
    },
    {
      "name": "period",
      "output": "period",
      "label": "Period",
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
        "name": "periods",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "PERIOD",
      "sort": "PERIOD"
    },
    {
      "name": "weight",
      "output": "weight",
      "label": "Weight",
      "unit": "g",
      "group": "Weight and size",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 100000,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "weight",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "WEIGHT",
      "sort": "WEIGHT"
    },
    {
      "name": "measurements",
      "output": "measurements",
      "label": "Measurements",
      "unit": null,
      "group": "Weight and size",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "MEASUREMENTS"
    },
    {
      "name": "ringSize",
      "output": "ringSize",
      "label": "Ring size",
      "unit": null,
      "group": "Weight and size",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "ringSizes",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "RING_SIZE",
      "sort": "RING_SIZE"
    },
    {
      "name": "totalPrice",
      "output": "totalPrice",
      "label": "List price",
      "shortLabel": "List price",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0.01,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "totalPrice",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "TOTAL_PRICE",
      "sort": "TOTAL_PRICE"
    },
    {
      "name": "webPrice",
      "output": "webPrice",
      "label": "Offer price",
      "shortLabel": "Offer price",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0.01,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "webPrice",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "WEB_PRICE",
      "sort": "WEB_PRICE"
    },
    {
      "name": "price",
      "output": "price.total",
      "label": "Price",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": false,
      "filter": {
        "name": "price",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "PRICE",
      "sort": "PRICE"
    },
    {
      "name": "certPrice",
      "output": "certPrice",
      "label": "Certificate price",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "certPrice",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CERT_PRICE",
      "sort": "CERT_PRICE"
    },
    {
      "name": "cost",
      "output": "cost",
      "label": "Cost",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "filter": {
        "name": "cost",
        "kind": "range",
        "readers": "administrators"
      },
      "facet": "COST",
      "sort": "COST"
    },
    {
      "name": "soldFor",
      "output": "soldFor",
      "label": "Sold for",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "filter": {
        "name": "soldFor",
        "kind": "range",
        "readers": "administrators"
      },
      "facet": "SOLD_FOR",
      "sort": "SOLD_FOR"
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
      "name": "labCertificate",
      "output": "labCertificate",
      "label": "Laboratory",
      "unit": null,
      "group": "Report",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "LAB_CERTIFICATE"
    },
    {
      "name": "certNum",
      "output": "certNum",
      "label": "Report number",
      "unit": null,
      "group": "Report",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "CERT_NUM"
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
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "karatsGold",
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
      "name": "mainStoneType",
      "output": "mainStone.type",
      "label": "Main stone",
      "unit": null,
      "group": "Main stone",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "mainStoneTypes",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "MAIN_STONE_TYPE",
      "sort": "MAIN_STONE_TYPE"
    },
    {
      "name": "cutMainStone",
      "output": "mainStone.cut",
      "label": "Main stone cut",
      "unit": null,
      "group": "Main stone",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "cutsMainStone",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "CUT_MAIN_STONE",
      "sort": "CUT_MAIN_STONE"
    },
    {
      "name": "numberOfMainStones",
      "output": "mainStone.number",
      "label": "Main stones",
      "unit": null,
      "group": "Main stone",
      "value": "integer",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 0
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "numberOfMainStones",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "NUMBER_OF_MAIN_STONES",
      "sort": "NUMBER_OF_MAIN_STONES"
    },
    {
      "name": "caratMainStone",
      "output": "mainStone.carats",
      "label": "Main stone weight",
      "shortLabel": "Main ct",
      "unit": "ct",
      "group": "Main stone",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "caratMainStone",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CARAT_MAIN_STONE",
      "sort": "CARAT_MAIN_STONE"
    },
    {
      "name": "colorMainStone",
      "output": "mainStone.color",
      "label": "Main stone colour",
      "unit": null,
      "group": "Main stone",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "colorsMainStone",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "COLOR_MAIN_STONE",
      "sort": "COLOR_MAIN_STONE"
    },
    {
      "name": "clarityMainStone",
      "output": "mainStone.clarity",
      "label": "Main stone clarity",
      "unit": null,
      "group": "Main stone",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "claritiesMainStone",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "CLARITY_MAIN_STONE",
      "sort": "CLARITY_MAIN_STONE"
    },
    {
      "name": "firstSideStoneType",
      "output": "sideStones.1.type",
      "label": "Type, first set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_TYPE"
    },
    {
      "name": "firstSideStoneCut",
      "output": "sideStones.1.cut",
      "label": "Cut, first set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_CUT"
    },
    {
      "name": "firstSideStoneNumber",
      "output": "sideStones.1.number",
      "label": "Stones, first set",
      "unit": null,
      "group": "Side stones",
      "value": "integer",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 0
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_NUMBER"
    },
    {
      "name": "firstSideStoneCarat",
      "output": "sideStones.1.carats",
      "label": "Weight, first set",
      "unit": "ct",
      "group": "Side stones",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_CARAT"
    },
    {
      "name": "firstSideStoneColor",
      "output": "sideStones.1.color",
      "label": "Colour, first set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_COLOR"
    },
    {
      "name": "firstSideStoneClarity",
      "output": "sideStones.1.clarity",
      "label": "Clarity, first set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_CLARITY"
    },
    {
      "name": "secondSideStoneType",
      "output": "sideStones.2.type",
      "label": "Type, second set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_TYPE"
    },
    {
      "name": "secondSideStoneCut",
      "output": "sideStones.2.cut",
      "label": "Cut, second set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_CUT"
    },
    {
      "name": "secondSideStoneNumber",
      "output": "sideStones.2.number",
      "label": "Stones, second set",
      "unit": null,
      "group": "Side stones",
      "value": "integer",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 0
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_NUMBER"
    },
    {
      "name": "secondSideStoneCarat",
      "output": "sideStones.2.carats",
      "label": "Weight, second set",
      "unit": "ct",
      "group": "Side stones",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_CARAT"
    },
    {
      "name": "secondSideStoneColor",
      "output": "sideStones.2.color",
      "label": "Colour, second set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_COLOR"
    },
    {
      "name": "secondSideStoneClarity",
      "output": "sideStones.2.clarity",
      "label": "Clarity, second set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_CLARITY"
    },
    {
      "name": "thirdSideStoneType",
      "output": "sideStones.3.type",
      "label": "Type, third set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_TYPE"
    },
    {
      "name": "thirdSideStoneCut",
      "output": "sideStones.3.cut",
      "label": "Cut, third set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_CUT"
    },
    {
      "name": "thirdSideStoneNumber",
      "output": "sideStones.3.number",
      "label": "Stones, third set",
      "unit": null,
      "group": "Side stones",
      "value": "integer",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 0
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_NUMBER"
    },
    {
      "name": "thirdSideStoneCarat",
      "output": "sideStones.3.carats",
      "label": "Weight, third set",
      "unit": "ct",
      "group": "Side stones",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_CARAT"
    },
    {
      "name": "thirdSideStoneColor",
      "output": "sideStones.3.color",
      "label": "Colour, third set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_COLOR"
    },
    {
      "name": "thirdSideStoneClarity",
      "output": "sideStones.3.clarity",
      "label": "Clarity, third set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_CLARITY"
    },
    {
      "name": "fourthSideStoneType",
      "output": "sideStones.4.type",
      "label": "Type, fourth set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_TYPE"
    },
    {
      "name": "fourthSideStoneCut",
      "output": "sideStones.4.cut",
      "label": "Cut, fourth set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_CUT"
    },
    {
      "name": "fourthSideStoneNumber",
      "output": "sideStones.4.number",
      "label": "Stones, fourth set",
      "unit": null,
      "group": "Side stones",
      "value": "integer",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 0
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_NUMBER"
    },
    {
      "name": "fourthSideStoneCarat",
      "output": "sideStones.4.carats",
      "label": "Weight, fourth set",
      "unit": "ct",
      "group": "Side stones",
      "value": "carats",
      "limits": {
        "min": 0,
        "max": 10000,
        "decimals": 3
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_CARAT"
    },
    {
      "name": "fourthSideStoneColor",
      "output": "sideStones.4.color",
      "label": "Colour, fourth set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_COLOR"
    },
    {
      "name": "fourthSideStoneClarity",
      "output": "sideStones.4.clarity",
      "label": "Clarity, fourth set",
      "unit": null,
      "group": "Side stones",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_CLARITY"
    },
    {
      "name": "image1",
      "output": "media.images",
      "label": "Picture 1",
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
      "label": "Picture 2",
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
      "label": "Picture 3",
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
      "label": "Picture 4",
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
      "name": "image5",
      "output": "media.images",
      "label": "Picture 5",
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
      "name": "image6",
      "output": "media.images",
      "label": "Picture 6",
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
      "name": "image7",
      "output": "media.images",
      "label": "Picture 7",
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
      "name": "image8",
      "output": "media.images",
      "label": "Picture 8",
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
      "name": "image9",
      "output": "media.images",
      "label": "Picture 9",
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
      "name": "image10",
      "output": "media.images",
      "label": "Picture 10",
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
      "name": "imageOrder",
      "output": null,
      "label": "Picture order",
      "unit": null,
      "group": "Pictures",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "made",
      "default": "image1,image2,image3,image4,image5,image6,image7,image8,image9,image10",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "IMAGE_ORDER"
    },
    {
      "name": "video",
      "output": "media.video",
      "label": "Video",
      "unit": null,
      "group": "Pictures",
      "value": "link",
      "limits": {
        "maxLength": 2000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "repair",
      "output": "repair",
      "label": "Repairs",
      "unit": null,
      "group": "Remarks",
      "value": "longText",
      "limits": {
        "maxLength": 1000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "REPAIR"
    },
    {
      "name": "return",
      "output": "return",
      "label": "Returns",
      "unit": null,
      "group": "Remarks",
      "value": "longText",
      "limits": {
        "maxLength": 1000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "RETURN"
    },
    {
      "name": "description",
      "output": "description",
      "label": "Description",
      "unit": null,
      "group": "Remarks",
      "value": "longText",
      "limits": {
        "maxLength": 10000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "DESCRIPTION"
    },
    {
      "name": "notes",
      "output": "notes",
      "label": "Notes",
      "unit": null,
      "group": "Remarks",
      "value": "longText",
      "limits": {
        "maxLength": 4000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "NOTES"
    },
    {
      "name": "internalNotes",
      "output": "internalNotes",
      "label": "Internal notes",
      "unit": null,
      "group": "Remarks",
      "value": "longText",
      "limits": {
        "maxLength": 4000
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "INTERNAL_NOTES"
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
      "name": "status",
      "output": "status",
      "label": "Status",
      "unit": null,
      "group": "Availability",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "default": "AVAILABLE",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "values": [
          {
            "value": "AVAILABLE",
            "label": "Available"
          },
          {
            "value": "HOLD",
            "label": "Hold"
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
            "value": "MEMO",
            "label": "Memo"
          }
        ]
      },
      "filter": {
        "name": "statuses",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "STATUS",
      "sort": "STATUS"
    },
    {
      "name": "holdUntil",
      "output": "holdUntil",
      "label": "Held until",
      "unit": null,
      "group": "Availability",
      "value": "moment",
      "limits": {},
      "presence": "optional",
      "readers": "administrators",
      "isGiven": false,
      "filter": {
        "name": "holdUntil",
        "kind": "range",
        "readers": "administrators"
      },
      "facet": null,
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
    },
    {
      "name": "parcelName",
      "output": "parcelName",
      "label": "Lot",
      "unit": null,
      "group": "Books",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "PARCEL_NAME"
    },
    {
      "name": "dateArrived",
      "output": "dateArrived",
      "label": "Arrived",
      "unit": null,
      "group": "Books",
      "value": "date",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": "DATE_ARRIVED"
    }
  ]
} as const satisfies StockDeclaration;
