import type { StockFiles } from '../../stock/stock-declaration';

export const genericDiamondFiles = {
  "kind": "GENERIC_DIAMOND",
  "noun": "generic diamond",
  "plural": "generic diamonds",
  "title": "Generic diamonds",
  "path": "generic-diamonds",
  "key": "stockNumber",
  "keyParts": [
    "shapeId",
    "colorId",
    "clarityId",
    "caratsFrom"
  ],
  "required": [
    "shapeId",
    "caratsFrom",
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
      "name": "shapeId",
      "label": "Shape",
      "group": "Identity",
      "columns": [
        "shape",
        "Shape"
      ]
    },
    {
      "name": "isLabGrown",
      "label": "Lab grown",
      "group": "Identity",
      "columns": [
        "Lab Grown",
        "LabGrown",
        "Lab-Grown"
      ]
    },
    {
      "name": "caratsFrom",
      "label": "Minimum weight, ct",
      "group": "Weight and size",
      "columns": [
        "Carat From",
        "Min Carats",
        "Min Carat",
        "Weight From",
        "Carats",
        "Weight"
      ]
    },
    {
      "name": "caratsTo",
      "label": "Maximum weight, ct",
      "group": "Weight and size",
      "columns": [
        "Carat To",
        "Max Carats",
        "Max Carat",
        "Weight To"
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
      "name": "colorId",
      "label": "Colour",
      "group": "Grades",
      "columns": [
        "color",
        "Color",
        "Colour"
      ]
    },
    {
      "name": "clarityId",
      "label": "Clarity",
      "group": "Grades",
      "columns": [
        "clarity",
        "Clarity"
      ]
    },
    {
      "name": "imageUrl",
      "label": "Picture",
      "group": "Pictures",
      "columns": [
        "Image",
        "Picture",
        "Photo"
      ]
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
    "isLabGrown": {
      "true": "Yes",
      "false": "No"
    },
    "isActive": {
      "true": "Yes",
      "false": "No"
    }
  },
  "decimals": [
    "caratsFrom",
    "caratsTo",
    "pricePerCarat",
    "totalPrice"
  ]
} as const satisfies StockFiles;
