import type { StockFiles } from '../../stock/stock-declaration';

export const braceletFiles = {
  "kind": "BRACELET",
  "noun": "bracelet",
  "plural": "bracelets",
  "title": "Bracelets",
  "path": "bracelets",
  "key": "stockNumber",
  "keyParts": [
    "name",
    "color",
    "size"
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
        "Bracelet",
        "Bracelet Name",
        "Model"
      ]
    },
    {
      "name": "title",
      "label": "Heading",
      "group": "Identity",
      "columns": [
        "Heading"
      ]
    },
    {
      "name": "color",
      "label": "Colour",
      "group": "Identity",
      "columns": [
        "Colour",
        "Metal Color"
      ]
    },
    {
      "name": "size",
      "label": "Size",
      "group": "Identity",
      "columns": [
        "Length"
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
      "name": "images",
      "label": "Pictures",
      "group": "Pictures",
      "columns": [
        "Image",
        "Picture",
        "Pictures",
        "Photos"
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
