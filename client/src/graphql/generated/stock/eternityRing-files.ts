import type { StockFiles } from '../../stock/stock-declaration';

export const eternityRingFiles = {
  "kind": "ETERNITY_RING",
  "noun": "eternity ring",
  "plural": "eternity rings",
  "title": "Eternity rings",
  "path": "eternity-rings",
  "key": "stockNumber",
  "keyParts": [],
  "required": [
    "name",
    "shapeId",
    "price"
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
      "name": "name",
      "label": "Name",
      "group": "Identity",
      "columns": [
        "Title",
        "Ring Name"
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
      "name": "numberOfStones",
      "label": "Number of stones",
      "group": "Weight and size",
      "columns": [
        "Stones",
        "# of Stones",
        "No. of Stones"
      ]
    },
    {
      "name": "caratsPerStone",
      "label": "Weight per stone, ct",
      "group": "Weight and size",
      "columns": [
        "Carats Each",
        "Stone Carat"
      ]
    },
    {
      "name": "totalCarats",
      "label": "Total carat weight, ct",
      "group": "Weight and size",
      "columns": [
        "Total Carat",
        "Total Carat Weight",
        "TCW",
        "CTW"
      ]
    },
    {
      "name": "price",
      "label": "Price, $",
      "group": "Price",
      "columns": [
        "Total Price",
        "Sale Price"
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
      "name": "material",
      "label": "Metal",
      "group": "Make",
      "columns": [
        "Metal"
      ]
    },
    {
      "name": "colorOfGold",
      "label": "Gold colour",
      "group": "Make",
      "columns": [
        "Gold Color",
        "Metal Color"
      ]
    },
    {
      "name": "ringSize",
      "label": "Ring size",
      "group": "Make",
      "columns": [
        "Size",
        "Finger Size"
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
    "isActive": {
      "true": "Yes",
      "false": "No"
    }
  },
  "decimals": [
    "caratsPerStone",
    "totalCarats",
    "price"
  ]
} as const satisfies StockFiles;
