import type { StockFiles } from '../../stock/stock-declaration';

export const jewelleryPieceFiles = {
  "kind": "JEWELLERY",
  "noun": "jewellery piece",
  "plural": "jewellery pieces",
  "title": "Jewellery pieces",
  "path": "jewellery-pieces",
  "key": "stockNumber",
  "keyParts": [],
  "required": [
    "type"
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
      "name": "title",
      "label": "Title",
      "group": "Identity",
      "columns": [
        "Name",
        "Short Title",
        "Product Name",
        "Item Name"
      ]
    },
    {
      "name": "type",
      "label": "Type",
      "group": "Identity",
      "columns": [
        "Jewelry Type",
        "Jewellery Type",
        "Product Type",
        "Category"
      ]
    },
    {
      "name": "subType",
      "label": "Style",
      "group": "Identity",
      "columns": [
        "Sub Type",
        "Subcategory"
      ]
    },
    {
      "name": "isOneOfAKind",
      "label": "One of a kind",
      "group": "Identity",
      "columns": [
        "One of a Kind",
        "OOAK",
        "Unique"
      ]
    },
    {
      "name": "quantity",
      "label": "Quantity",
      "group": "Identity",
      "columns": [
        "Qty",
        "Pcs"
      ]
    },
    {
      "name": "brand",
      "label": "Brand",
      "group": "Identity",
      "columns": [
        "Designer",
        "Maker"
      ]
    },
    {
      "name": "period",
      "label": "Period",
      "group": "Identity",
      "columns": [
        "Era"
      ]
    },
    {
      "name": "weight",
      "label": "Weight",
      "group": "Weight and size",
      "columns": [
        "Grams",
        "Gram Weight",
        "Weight (g)",
        "Total Weight",
        "Metal Weight"
      ]
    },
    {
      "name": "measurements",
      "label": "Measurements",
      "group": "Weight and size",
      "columns": [
        "measurments",
        "Dimensions",
        "Measurement"
      ]
    },
    {
      "name": "ringSize",
      "label": "Ring size",
      "group": "Weight and size",
      "columns": [
        "Finger Size",
        "Size"
      ]
    },
    {
      "name": "totalPrice",
      "label": "List price, $",
      "group": "Price",
      "columns": [
        "Price",
        "Total",
        "Sale Price",
        "Asking Price",
        "Retail Price"
      ]
    },
    {
      "name": "webPrice",
      "label": "Offer price, $",
      "group": "Price",
      "columns": [
        "Online Price",
        "Website Price"
      ]
    },
    {
      "name": "certPrice",
      "label": "Certificate price, $",
      "group": "Price",
      "columns": [
        "Certificate Price",
        "Appraisal"
      ]
    },
    {
      "name": "cost",
      "label": "Cost, $",
      "group": "Price",
      "columns": [
        "Cost Price",
        "Purchase Price"
      ]
    },
    {
      "name": "soldFor",
      "label": "Sold for, $",
      "group": "Price",
      "columns": [
        "Sold Price",
        "Sold At"
      ]
    },
    {
      "name": "labCertificate",
      "label": "Laboratory",
      "group": "Report",
      "columns": [
        "Lab",
        "Certificate",
        "Lab Certificate",
        "Center Stone Lab"
      ]
    },
    {
      "name": "certNum",
      "label": "Report number",
      "group": "Report",
      "columns": [
        "Cert #",
        "Certificate #",
        "Certificate Number",
        "Certificate No",
        "Report Number",
        "Center Stone Cert Number"
      ]
    },
    {
      "name": "material",
      "label": "Metal",
      "group": "Make",
      "columns": [
        "Metal",
        "Metal Type"
      ]
    },
    {
      "name": "karatGold",
      "label": "Gold fineness",
      "group": "Make",
      "columns": [
        "Karat",
        "Gold Karat",
        "Metal Karat",
        "Purity"
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
      "name": "mainStoneType",
      "label": "Main stone",
      "group": "Main stone",
      "columns": [
        "Center Stone Type",
        "Centre Stone Type",
        "Main Stone",
        "Center Stone",
        "Gemstone"
      ]
    },
    {
      "name": "cutMainStone",
      "label": "Main stone cut",
      "group": "Main stone",
      "columns": [
        "Main Stone Cut",
        "Main Stone Shape",
        "Center Stone Shape",
        "Center Stone Cut"
      ]
    },
    {
      "name": "numberOfMainStones",
      "label": "Main stones",
      "group": "Main stone",
      "columns": [
        "Main Stone Number",
        "Number of Center Stones",
        "Center Stone Total Stones"
      ]
    },
    {
      "name": "caratMainStone",
      "label": "Main stone weight, ct",
      "group": "Main stone",
      "columns": [
        "Main Stone Carat",
        "Center Stone Carat",
        "Center Stone Carat Weight",
        "Carat",
        "Carats"
      ]
    },
    {
      "name": "colorMainStone",
      "label": "Main stone colour",
      "group": "Main stone",
      "columns": [
        "Main Stone Color",
        "Center Stone Color"
      ]
    },
    {
      "name": "clarityMainStone",
      "label": "Main stone clarity",
      "group": "Main stone",
      "columns": [
        "Main Stone Clarity",
        "Center Stone Clarity"
      ]
    },
    {
      "name": "firstSideStoneType",
      "label": "Type, first set",
      "group": "Side stones",
      "columns": [
        "Side Stone Type",
        "Side Stone GemType"
      ]
    },
    {
      "name": "firstSideStoneCut",
      "label": "Cut, first set",
      "group": "Side stones",
      "columns": [
        "Side Stone Shape"
      ]
    },
    {
      "name": "firstSideStoneNumber",
      "label": "Stones, first set",
      "group": "Side stones",
      "columns": [
        "Side Stone Total Stone",
        "Side Stone Total Stones"
      ]
    },
    {
      "name": "firstSideStoneCarat",
      "label": "Weight, first set, ct",
      "group": "Side stones",
      "columns": [
        "Side Stone Carat Weight",
        "Side Stone Total Carat"
      ]
    },
    {
      "name": "firstSideStoneColor",
      "label": "Colour, first set",
      "group": "Side stones",
      "columns": [
        "Side Stone Color"
      ]
    },
    {
      "name": "firstSideStoneClarity",
      "label": "Clarity, first set",
      "group": "Side stones",
      "columns": [
        "Side Stone Clarity"
      ]
    },
    {
      "name": "secondSideStoneType",
      "label": "Type, second set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "secondSideStoneCut",
      "label": "Cut, second set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "secondSideStoneNumber",
      "label": "Stones, second set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "secondSideStoneCarat",
      "label": "Weight, second set, ct",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "secondSideStoneColor",
      "label": "Colour, second set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "secondSideStoneClarity",
      "label": "Clarity, second set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "thirdSideStoneType",
      "label": "Type, third set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "thirdSideStoneCut",
      "label": "Cut, third set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "thirdSideStoneNumber",
      "label": "Stones, third set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "thirdSideStoneCarat",
      "label": "Weight, third set, ct",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "thirdSideStoneColor",
      "label": "Colour, third set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "thirdSideStoneClarity",
      "label": "Clarity, third set",
      "group": "Side stones",
      "columns": []
    },
    {
      "name": "fourthSideStoneType",
      "label": "Type, fourth set",
      "group": "Side stones",
      "columns": [
        "forthSideStoneType"
      ]
    },
    {
      "name": "fourthSideStoneCut",
      "label": "Cut, fourth set",
      "group": "Side stones",
      "columns": [
        "forthSideStoneCut"
      ]
    },
    {
      "name": "fourthSideStoneNumber",
      "label": "Stones, fourth set",
      "group": "Side stones",
      "columns": [
        "forthSideStoneNumber"
      ]
    },
    {
      "name": "fourthSideStoneCarat",
      "label": "Weight, fourth set, ct",
      "group": "Side stones",
      "columns": [
        "forthSideStoneCarat"
      ]
    },
    {
      "name": "fourthSideStoneColor",
      "label": "Colour, fourth set",
      "group": "Side stones",
      "columns": [
        "forthSideStoneColor"
      ]
    },
    {
      "name": "fourthSideStoneClarity",
      "label": "Clarity, fourth set",
      "group": "Side stones",
      "columns": [
        "forthSideStoneClarity"
      ]
    },
    {
      "name": "image1",
      "label": "Picture 1",
      "group": "Pictures",
      "columns": [
        "Image Link 1",
        "Picture 1",
        "Photo 1",
        "Image",
        "Image Link",
        "Picture",
        "Photo"
      ]
    },
    {
      "name": "image2",
      "label": "Picture 2",
      "group": "Pictures",
      "columns": [
        "Image Link 2",
        "Picture 2",
        "Photo 2"
      ]
    },
    {
      "name": "image3",
      "label": "Picture 3",
      "group": "Pictures",
      "columns": [
        "Image Link 3",
        "Picture 3",
        "Photo 3"
      ]
    },
    {
      "name": "image4",
      "label": "Picture 4",
      "group": "Pictures",
      "columns": [
        "Image Link 4",
        "Picture 4",
        "Photo 4"
      ]
    },
    {
      "name": "image5",
      "label": "Picture 5",
      "group": "Pictures",
      "columns": [
        "Image Link 5",
        "Picture 5",
        "Photo 5"
      ]
    },
    {
      "name": "image6",
      "label": "Picture 6",
      "group": "Pictures",
      "columns": [
        "Image Link 6",
        "Picture 6",
        "Photo 6"
      ]
    },
    {
      "name": "image7",
      "label": "Picture 7",
      "group": "Pictures",
      "columns": [
        "Image Link 7",
        "Picture 7",
        "Photo 7"
      ]
    },
    {
      "name": "image8",
      "label": "Picture 8",
      "group": "Pictures",
      "columns": [
        "Image Link 8",
        "Picture 8",
        "Photo 8"
      ]
    },
    {
      "name": "image9",
      "label": "Picture 9",
      "group": "Pictures",
      "columns": [
        "Image Link 9",
        "Picture 9",
        "Photo 9"
      ]
    },
    {
      "name": "image10",
      "label": "Picture 10",
      "group": "Pictures",
      "columns": [
        "Image Link 10",
        "Picture 10",
        "Photo 10"
      ]
    },
    {
      "name": "imageOrder",
      "label": "Picture order",
      "group": "Pictures",
      "columns": []
    },
    {
      "name": "video",
      "label": "Video",
      "group": "Pictures",
      "columns": [
        "Video Link",
        "Video URL"
      ]
    },
    {
      "name": "repair",
      "label": "Repairs",
      "group": "Remarks",
      "columns": [
        "Repairs"
      ]
    },
    {
      "name": "return",
      "label": "Returns",
      "group": "Remarks",
      "columns": [
        "Returns",
        "Return Policy"
      ]
    },
    {
      "name": "description",
      "label": "Description",
      "group": "Remarks",
      "columns": [
        "Long Description",
        "Web Description"
      ]
    },
    {
      "name": "notes",
      "label": "Notes",
      "group": "Remarks",
      "columns": [
        "Note",
        "Comments",
        "Comment",
        "Remarks"
      ]
    },
    {
      "name": "internalNotes",
      "label": "Internal notes",
      "group": "Remarks",
      "columns": [
        "Internal Note",
        "Private Notes"
      ]
    },
    {
      "name": "status",
      "label": "Status",
      "group": "Availability",
      "columns": [
        "Availability",
        "Stock Status"
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
    },
    {
      "name": "parcelName",
      "label": "Lot",
      "group": "Books",
      "columns": [
        "Parcel"
      ]
    },
    {
      "name": "dateArrived",
      "label": "Arrived",
      "group": "Books",
      "columns": [
        "Arrival Date",
        "Arrived",
        "Date Received",
        "Purchase Date"
      ]
    }
  ],
  "words": {
    "type": {
      "RING": "Ring",
      "NECKLACE": "Necklace",
      "PENDANT": "Pendant",
      "EARRINGS": "Earrings",
      "BRACELET": "Bracelet",
      "BROOCH": "Brooch"
    },
    "isOneOfAKind": {
      "true": "Yes",
      "false": "No"
    },
    "status": {
      "AVAILABLE": "Available",
      "HOLD": "Hold",
      "SOLD": "Sold",
      "SUSPENDED": "Suspended",
      "MEMO": "Memo"
    },
    "isActive": {
      "true": "Yes",
      "false": "No"
    }
  },
  "decimals": [
    "totalPrice",
    "webPrice",
    "price",
    "certPrice",
    "cost",
    "soldFor",
    "caratMainStone",
    "firstSideStoneCarat",
    "secondSideStoneCarat",
    "thirdSideStoneCarat",
    "fourthSideStoneCarat"
  ]
} as const satisfies StockFiles;
