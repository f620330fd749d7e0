import type { StockFiles } from '../../stock/stock-declaration';

export const customNecklaceFiles = {
  "kind": "CUSTOM_NECKLACE",
  "noun": "custom necklace",
  "plural": "custom necklaces",
  "title": "Custom necklaces",
  "path": "custom-necklaces",
  "key": "stockNumber",
  "keyParts": [
    "name"
  ],
  "required": [
    "name",
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
        "Necklace Name"
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
      "name": "material",
      "label": "Metal",
      "group": "Make",
      "columns": [
        "Metal"
      ]
    },
    {
      "name": "chainLength",
      "label": "Chain length",
      "group": "Make",
      "columns": [
        "Length",
        "Necklace Length"
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
      "name": "description",
      "label": "Description",
      "group": "Remarks",
      "columns": [
        "Details"
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
    "totalCarats",
    "price"
  ]
} as const satisfies StockFiles;
