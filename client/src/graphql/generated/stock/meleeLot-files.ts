import type { StockFiles } from '../../stock/stock-declaration';

export const meleeLotFiles = {
  "kind": "MELEE",
  "noun": "melee lot",
  "plural": "melee lots",
  "title": "Melee lots",
  "path": "melee-lots",
  "key": "stockNumber",
  "keyParts": [
    "color",
    "sizeFrom",
    "sizeTo"
  ],
  "required": [
    "carats",
    "color",
    "pricePerCarat"
  ],
  "hasDiscounts": false,
  "headings": [
    {
      "name": "stockNumber",
      "label": "Stock number",
      "group": "Identity",
      "columns": [
        "Stock #",
        "Stock",
        "Stock No",
        "Stock Number",
        "Stock ID",
        "SKU",
        "Item #",
        "Item Number",
        "Style #"
      ]
    },
    {
      "name": "vendor",
      "label": "Vendor",
      "group": "Identity",
      "columns": [
        "Seller",
        "Owner",
        "Supplier Name",
        "Supplier ID",
        "RapNet Seller Code"
      ]
    },
    {
      "name": "color",
      "label": "Colour",
      "group": "Identity",
      "columns": [
        "Colour",
        "Color Category",
        "Colour Category"
      ]
    },
    {
      "name": "shapeId",
      "label": "Shape",
      "group": "Identity",
      "columns": [
        "shape",
        "Shape",
        "Stone Shape"
      ]
    },
    {
      "name": "carats",
      "label": "Weight, ct",
      "group": "Weight and size",
      "columns": [
        "Weight",
        "Carat",
        "Cts",
        "Total Carats",
        "Total Carat Weight",
        "TCW",
        "CTW"
      ]
    },
    {
      "name": "sizeFrom",
      "label": "Smallest diameter, mm",
      "group": "Weight and size",
      "columns": [
        "Size Min",
        "Min Size",
        "MM From",
        "Min MM",
        "From"
      ]
    },
    {
      "name": "sizeTo",
      "label": "Largest diameter, mm",
      "group": "Weight and size",
      "columns": [
        "Size Max",
        "Max Size",
        "MM To",
        "Max MM",
        "To"
      ]
    },
    {
      "name": "size",
      "label": "Both diameters (1.10-1.20)",
      "group": "Weight and size",
      "columns": [
        "MM",
        "MM Size",
        "Size MM",
        "Size Range",
        "Diameter"
      ]
    },
    {
      "name": "pricePerCarat",
      "label": "Price per carat, $/ct",
      "group": "Price",
      "columns": [
        "Price",
        "Price/Ct",
        "Price Per Ct",
        "PPC",
        "$/Ct"
      ]
    },
    {
      "name": "totalPrice",
      "label": "Total price, $",
      "group": "Price",
      "columns": [
        "Total",
        "Amount",
        "Lot Price"
      ]
    },
    {
      "name": "showToAll",
      "label": "Shown to visitors",
      "group": "Availability",
      "columns": []
    },
    {
      "name": "isActive",
      "label": "Active",
      "group": "Availability",
      "columns": [
        "Active",
        "Is Active",
        "Visible"
      ]
    }
  ],
  "words": {
    "color": {
      "BLACK": "Black",
      "WHITE": "White"
    },
    "showToAll": {
      "true": "Yes",
      "false": "No"
    },
    "isActive": {
      "true": "Yes",
      "false": "No"
    }
  },
  "decimals": [
    "carats",
    "pricePerCarat",
    "totalPrice",
    "promisedCarats"
  ]
} as const satisfies StockFiles;
