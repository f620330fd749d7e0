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
      "name": "title",
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
      "output": "title",
      "filter": null,
      "facet": null,
      "sort": "TITLE"
    },
    {
      "name": "type",
      "label": "Type",
      "unit": null,
      "group": "Identity",
      "value": "choice",
      "limits": {},
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "output": "type",
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
        "kind": "options"
      },
      "facet": "TYPE",
      "sort": "TYPE"
    },
    {
      "name": "subType",
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
      "output": "subType",
      "filter": {
        "name": "subTypes",
        "kind": "options"
      },
      "facet": "SUB_TYPE",
      "sort": "SUB_TYPE"
    },
    {
      "name": "isOneOfAKind",
      "label": "One of a kind",
      "unit": null,
      "group": "Identity",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "output": "isOneOfAKind",
      "filter": {
        "name": "isOneOfAKind",
        "kind": "toggle"
      },
      "facet": "IS_ONE_OF_A_KIND",
      "sort": "IS_ONE_OF_A_KIND"
    },
    {
      "name": "quantity",
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
      "output": "quantity",
      "filter": {
        "name": "quantity",
        "kind": "range"
      },
      "facet": "QUANTITY",
      "sort": "QUANTITY"
    },
    {
      "name": "brand",
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
      "output": "brand",
      "filter": {
        "name": "brands",
        "kind": "options"
      },
      "facet": "BRAND",
      "sort": "BRAND"
    },
    {
      "name": "period",
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
      "output": "period",
      "filter": {
        "name": "periods",
        "kind": "options"
      },
      "facet": "PERIOD",
      "sort": "PERIOD"
    },
    {
      "name": "weight",
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
      "output": "weight",
      "filter": {
        "name": "weight",
        "kind": "range"
      },
      "facet": "WEIGHT",
      "sort": "WEIGHT"
    },
    {
      "name": "measurements",
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
      "output": "measurements",
      "filter": null,
      "facet": null,
      "sort": "MEASUREMENTS"
    },
    {
      "name": "ringSize",
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
      "output": "ringSize",
      "filter": {
        "name": "ringSizes",
        "kind": "options"
      },
      "facet": "RING_SIZE",
      "sort": "RING_SIZE"
    },
    {
      "name": "totalPrice",
      "label": "Price of the house",
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
      "output": "totalPrice",
      "filter": {
        "name": "totalPrice",
        "kind": "range"
      },
      "facet": "TOTAL_PRICE",
      "sort": "TOTAL_PRICE"
    },
    {
      "name": "webPrice",
      "label": "Price in the shop",
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
      "output": "webPrice",
      "filter": {
        "name": "webPrice",
        "kind": "range"
      },
      "facet": "WEB_PRICE",
      "sort": "WEB_PRICE"
    },
    {
      "name": "price",
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
      "output": "price",
      "filter": {
        "name": "price",
        "kind": "range"
      },
      "facet": "PRICE",
      "sort": "PRICE"
    },
    {
      "name": "certPrice",
      "label": "Price of the certificate",
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
      "output": "certPrice",
      "filter": {
        "name": "certPrice",
        "kind": "range"
      },
      "facet": "CERT_PRICE",
      "sort": "CERT_PRICE"
    },
    {
      "name": "cost",
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
      "output": "cost",
      "filter": {
        "name": "cost",
        "kind": "range"
      },
      "facet": "COST",
      "sort": "COST"
    },
    {
      "name": "soldFor",
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
      "output": "soldFor",
      "filter": {
        "name": "soldFor",
        "kind": "range"
      },
      "facet": "SOLD_FOR",
      "sort": "SOLD_FOR"
    },
    {
      "name": "labCertificate",
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
      "output": "labCertificate",
      "filter": null,
      "facet": null,
      "sort": "LAB_CERTIFICATE"
    },
    {
      "name": "certNum",
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
      "output": "certNum",
      "filter": null,
      "facet": null,
      "sort": "CERT_NUM"
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
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "karatGold",
      "filter": {
        "name": "karatsGold",
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
      "name": "mainStoneType",
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
      "output": null,
      "filter": {
        "name": "mainStoneTypes",
        "kind": "options"
      },
      "facet": "MAIN_STONE_TYPE",
      "sort": "MAIN_STONE_TYPE"
    },
    {
      "name": "cutMainStone",
      "label": "Cut of the main stone",
      "unit": null,
      "group": "Main stone",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": {
        "name": "cutsMainStone",
        "kind": "options"
      },
      "facet": "CUT_MAIN_STONE",
      "sort": "CUT_MAIN_STONE"
    },
    {
      "name": "numberOfMainStones",
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
      "output": null,
      "filter": {
        "name": "numberOfMainStones",
        "kind": "range"
      },
      "facet": "NUMBER_OF_MAIN_STONES",
      "sort": "NUMBER_OF_MAIN_STONES"
    },
    {
      "name": "caratMainStone",
      "label": "Weight of the main stones",
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
      "output": null,
      "filter": {
        "name": "caratMainStone",
        "kind": "range"
      },
      "facet": "CARAT_MAIN_STONE",
      "sort": "CARAT_MAIN_STONE"
    },
    {
      "name": "colorMainStone",
      "label": "Colour of the main stone",
      "unit": null,
      "group": "Main stone",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": {
        "name": "colorsMainStone",
        "kind": "options"
      },
      "facet": "COLOR_MAIN_STONE",
      "sort": "COLOR_MAIN_STONE"
    },
    {
      "name": "clarityMainStone",
      "label": "Clarity of the main stone",
      "unit": null,
      "group": "Main stone",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": {
        "name": "claritiesMainStone",
        "kind": "options"
      },
      "facet": "CLARITY_MAIN_STONE",
      "sort": "CLARITY_MAIN_STONE"
    },
    {
      "name": "firstSideStoneType",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_TYPE"
    },
    {
      "name": "firstSideStoneCut",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_CUT"
    },
    {
      "name": "firstSideStoneNumber",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_NUMBER"
    },
    {
      "name": "firstSideStoneCarat",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_CARAT"
    },
    {
      "name": "firstSideStoneColor",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_COLOR"
    },
    {
      "name": "firstSideStoneClarity",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FIRST_SIDE_STONE_CLARITY"
    },
    {
      "name": "secondSideStoneType",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_TYPE"
    },
    {
      "name": "secondSideStoneCut",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_CUT"
    },
    {
      "name": "secondSideStoneNumber",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_NUMBER"
    },
    {
      "name": "secondSideStoneCarat",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_CARAT"
    },
    {
      "name": "secondSideStoneColor",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_COLOR"
    },
    {
      "name": "secondSideStoneClarity",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "SECOND_SIDE_STONE_CLARITY"
    },
    {
      "name": "thirdSideStoneType",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_TYPE"
    },
    {
      "name": "thirdSideStoneCut",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_CUT"
    },
    {
      "name": "thirdSideStoneNumber",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_NUMBER"
    },
    {
      "name": "thirdSideStoneCarat",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_CARAT"
    },
    {
      "name": "thirdSideStoneColor",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_COLOR"
    },
    {
      "name": "thirdSideStoneClarity",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "THIRD_SIDE_STONE_CLARITY"
    },
    {
      "name": "fourthSideStoneType",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_TYPE"
    },
    {
      "name": "fourthSideStoneCut",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_CUT"
    },
    {
      "name": "fourthSideStoneNumber",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_NUMBER"
    },
    {
      "name": "fourthSideStoneCarat",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_CARAT"
    },
    {
      "name": "fourthSideStoneColor",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_COLOR"
    },
    {
      "name": "fourthSideStoneClarity",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "FOURTH_SIDE_STONE_CLARITY"
    },
    {
      "name": "image1",
      "label": "Picture 1",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image2",
      "label": "Picture 2",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image3",
      "label": "Picture 3",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image4",
      "label": "Picture 4",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image5",
      "label": "Picture 5",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image6",
      "label": "Picture 6",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image7",
      "label": "Picture 7",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image8",
      "label": "Picture 8",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image9",
      "label": "Picture 9",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image10",
      "label": "Picture 10",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "imageOrder",
      "label": "Order of the pictures",
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
      "output": null,
      "filter": null,
      "facet": null,
      "sort": "IMAGE_ORDER"
    },
    {
      "name": "video",
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
      "output": "video",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "repair",
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
      "output": "repair",
      "filter": null,
      "facet": null,
      "sort": "REPAIR"
    },
    {
      "name": "return",
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
      "output": "return",
      "filter": null,
      "facet": null,
      "sort": "RETURN"
    },
    {
      "name": "description",
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
      "output": "description",
      "filter": null,
      "facet": null,
      "sort": "DESCRIPTION"
    },
    {
      "name": "notes",
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
      "output": "notes",
      "filter": null,
      "facet": null,
      "sort": "NOTES"
    },
    {
      "name": "internalNotes",
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
      "output": "internalNotes",
      "filter": null,
      "facet": null,
      "sort": "INTERNAL_NOTES"
    },
    {
      "name": "status",
      "label": "Status",
      "unit": null,
      "group": "Availability",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "default": "AVAILABLE",
      "readers": "everybody",
      "isGiven": true,
      "output": "status",
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
        "kind": "options"
      },
      "facet": "STATUS",
      "sort": "STATUS"
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
    },
    {
      "name": "parcelName",
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
      "output": "parcelName",
      "filter": null,
      "facet": null,
      "sort": "PARCEL_NAME"
    },
    {
      "name": "dateArrived",
      "label": "Arrived",
      "unit": null,
      "group": "Books",
      "value": "date",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "dateArrived",
      "filter": null,
      "facet": null,
      "sort": "DATE_ARRIVED"
    }
  ]
} as const satisfies StockDeclaration;
