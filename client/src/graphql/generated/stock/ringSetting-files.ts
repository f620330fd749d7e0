import type { StockFiles } from '../../stock/stock-declaration';

export const ringSettingFiles = {
  "kind": "RING_SETTING",
  "noun": "ring setting",
  "plural": "ring settings",
  "title": "Ring settings",
  "path": "ring-settings",
  "key": "stockNumber",
  "keyParts": [],
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
        "Setting Name",
        "Ring Name"
      ]
    },
    {
      "name": "style",
      "label": "Style",
      "group": "Identity",
      "columns": [
        "Setting Style"
      ]
    },
    {
      "name": "price",
      "label": "Price, $",
      "group": "Price",
      "columns": [
        "Total Price",
        "Sale Price",
        "Setting Price"
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
      "name": "karatGold",
      "label": "Gold fineness",
      "group": "Make",
      "columns": [
        "Karat",
        "Gold Karat",
        "Kt"
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
      "name": "ringSizeFrom",
      "label": "Smallest ring size",
      "group": "Make",
      "columns": [
        "Min Ring Size",
        "Size From",
        "Min Size"
      ]
    },
    {
      "name": "ringSizeTo",
      "label": "Largest ring size",
      "group": "Make",
      "columns": [
        "Max Ring Size",
        "Size To",
        "Max Size"
      ]
    },
    {
      "name": "shapeIds",
      "label": "Shapes",
      "group": "Main stone",
      "columns": [
        "shapes",
        "shapes",
        "Shape",
        "Stone Shapes",
        "Fits Shapes"
      ]
    },
    {
      "name": "caratsFrom",
      "label": "Minimum weight, ct",
      "group": "Main stone",
      "columns": [
        "Min Carats",
        "Carat From",
        "Min Carat"
      ]
    },
    {
      "name": "caratsTo",
      "label": "Maximum weight, ct",
      "group": "Main stone",
      "columns": [
        "Max Carats",
        "Carat To",
        "Max Carat"
      ]
    },
    {
      "name": "sideStones",
      "label": "Side stones",
      "group": "Side stones",
      "columns": [
        "Side Stone Count",
        "Number of Side Stones",
        "# of Side Stones"
      ]
    },
    {
      "name": "sideStonesCarats",
      "label": "Side stone weight, ct",
      "group": "Side stones",
      "columns": [
        "Side Stone Carats",
        "Side Stones Weight",
        "Side Carats"
      ]
    },
    {
      "name": "imageUrl",
      "label": "First picture",
      "group": "Pictures",
      "columns": [
        "Image",
        "Image 1",
        "Picture",
        "Photo"
      ]
    },
    {
      "name": "image2",
      "label": "Second picture",
      "group": "Pictures",
      "columns": [
        "Picture 2"
      ]
    },
    {
      "name": "image3",
      "label": "Third picture",
      "group": "Pictures",
      "columns": [
        "Picture 3"
      ]
    },
    {
      "name": "image4",
      "label": "Fourth picture",
      "group": "Pictures",
      "columns": [
        "Picture 4"
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
    "price",
    "caratsFrom",
    "caratsTo",
    "sideStonesCarats"
  ]
} as const satisfies StockFiles;
