import type { StockFiles } from '../../stock/stock-declaration';

export const diamondFiles = {
  "kind": "DIAMOND",
  "noun": "diamond",
  "plural": "diamonds",
  "title": "Diamonds",
  "path": "diamonds",
  "key": "stockId",
  "keyParts": [],
  "required": [
    "shapeId",
    "carats",
    "pricePerCarat"
  ],
  "hasDiscounts": true,
  "headings": [
    {
      "name": "stockId",
      "label": "Stock number",
      "group": "Identity",
      "columns": [
        "Stock #",
        "Stone ID",
        "Stock",
        "Stock Num",
        "Stock Number",
        "ReferenceNum",
        "ReferenceNumber",
        "VenderStockNumber",
        "VendorStockNumber",
        "Supplier Stock Ref",
        "Lot #",
        "Lot Number",
        "Lot Name",
        "Item ID",
        "Item ID #",
        "RapNet Lot #"
      ]
    },
    {
      "name": "carats",
      "label": "Weight, ct",
      "group": "Identity",
      "columns": [
        "Weight",
        "Carat",
        "CaratSize",
        "CaratWeight",
        "Carat Weight",
        "Ct",
        "Cts",
        "CtSize",
        "CtWeight"
      ]
    },
    {
      "name": "shapeId",
      "label": "Shape",
      "group": "Identity",
      "columns": [
        "Shape",
        "Shp",
        "Cut (Shape)"
      ]
    },
    {
      "name": "isLabGrown",
      "label": "Lab grown",
      "group": "Identity",
      "columns": [
        "Lab Grown"
      ]
    },
    {
      "name": "isSnP",
      "label": "Salt and pepper",
      "group": "Identity",
      "columns": [
        "SnP",
        "Salt and Pepper"
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
      "name": "growthType",
      "label": "Growth type (natural, CVD, HPHT)",
      "group": "Identity",
      "columns": [
        "Diamond Type",
        "Growth Method"
      ]
    },
    {
      "name": "pricePerCarat",
      "label": "Price per carat, $/ct",
      "group": "Price",
      "columns": [
        "RapNet Price",
        "RapnetAskingPrice",
        "AskingPrice",
        "PricePerCt",
        "PerCarat",
        "PerCt",
        "PriceCarat",
        "PriceCt",
        "$/ct",
        "Price / Carat"
      ]
    },
    {
      "name": "totalPrice",
      "label": "Total price, $",
      "group": "Price",
      "columns": [
        "Total",
        "Amount",
        "Final Price"
      ]
    },
    {
      "name": "rapPrice",
      "label": "Rap price per carat, $/ct",
      "group": "Price",
      "columns": [
        "Rap",
        "Rapaport",
        "List Price"
      ]
    },
    {
      "name": "discount",
      "label": "Discount to Rap, %",
      "group": "Price",
      "columns": [
        "RapNet Discount %",
        "RapNet Discount",
        "RDisc",
        "Rap Discount",
        "Disc(%)",
        "Disc",
        "%/Rap",
        "Rap %",
        "Discount Percent"
      ]
    },
    {
      "name": "discountBack",
      "label": "Discount back, % (30 is 30 back)",
      "group": "Price",
      "columns": [
        "Back",
        "% Back"
      ]
    },
    {
      "name": "colorId",
      "label": "Colour",
      "group": "Grades",
      "columns": [
        "Color",
        "Colr",
        "Colour",
        "Col"
      ]
    },
    {
      "name": "clarityId",
      "label": "Clarity",
      "group": "Grades",
      "columns": [
        "Clarity",
        "Clar",
        "Clearity",
        "Purity"
      ]
    },
    {
      "name": "cutId",
      "label": "Cut",
      "group": "Grades",
      "columns": [
        "Cut Grade",
        "Make",
        "Make (Cut Grade)"
      ]
    },
    {
      "name": "polishId",
      "label": "Polish",
      "group": "Grades",
      "columns": [
        "Polish",
        "Pol",
        "Finish"
      ]
    },
    {
      "name": "symmetryId",
      "label": "Symmetry",
      "group": "Grades",
      "columns": [
        "Symmetry",
        "Sym",
        "Symetry",
        "Symm"
      ]
    },
    {
      "name": "fluorescenceId",
      "label": "Fluorescence",
      "group": "Grades",
      "columns": [
        "fluorId",
        "Fluorescence Intensity",
        "Fluorescence",
        "Fluor",
        "Fluor Intensity",
        "Fluo Intensity",
        "Flr",
        "FlrIntensity",
        "FL",
        "FLS"
      ]
    },
    {
      "name": "fancyIntensity",
      "label": "Fancy intensity as reported",
      "group": "Grades",
      "columns": [
        "Fancy Color Intensity",
        "Fancy Intensity",
        "FC-Intensity",
        "Natural Fancy Color Intensity"
      ]
    },
    {
      "name": "overtone",
      "label": "Overtone",
      "group": "Grades",
      "columns": [
        "Fancy Color Overtone",
        "FancyColorOvertones",
        "Fancy Overtone",
        "FC-Overtone",
        "Natural Fancy Color Overtone",
        "Color Overtone #1"
      ]
    },
    {
      "name": "colorShade",
      "label": "Shade",
      "group": "Grades",
      "columns": [
        "Shade",
        "Brown Shade",
        "Tinge"
      ]
    },
    {
      "name": "fluorescenceText",
      "label": "Fluorescence as reported",
      "group": "Grades",
      "columns": []
    },
    {
      "name": "fluorescenceColor",
      "label": "Fluorescence colour",
      "group": "Grades",
      "columns": [
        "Fluorescence Color",
        "Fluor Color",
        "Fluo Color",
        "FlrColor"
      ]
    },
    {
      "name": "milky",
      "label": "Milkiness",
      "group": "Grades",
      "columns": [
        "Cloudy",
        "Luster"
      ]
    },
    {
      "name": "eyeClean",
      "label": "Eye clean",
      "group": "Grades",
      "columns": [
        "EC"
      ]
    },
    {
      "name": "treatment",
      "label": "Treatment",
      "group": "Grades",
      "columns": [
        "Treatments",
        "Enhancement",
        "Enhancements",
        "Enhance"
      ]
    },
    {
      "name": "fancyColor",
      "label": "Fancy colour",
      "group": "Grades",
      "columns": [
        "Fancy Color",
        "Fancy Colour",
        "FancyColorMainBody",
        "FC-Main Body",
        "FCMainBody",
        "Natural Fancy Color"
      ]
    },
    {
      "name": "laboratoryId",
      "label": "Laboratory",
      "group": "Report",
      "columns": [
        "labId",
        "Lab",
        "Laboratory",
        "Grading Lab",
        "Cert Type",
        "Certificate Type"
      ]
    },
    {
      "name": "certificateNo",
      "label": "Report number",
      "group": "Report",
      "columns": [
        "Certificate #",
        "Report #",
        "Cert #",
        "Cert Num",
        "CertID",
        "CertificateID",
        "CertificateNum",
        "Certificate Number",
        "Report Number",
        "CmPub",
        "Lab Number"
      ]
    },
    {
      "name": "certificateUrl",
      "label": "Report URL",
      "group": "Report",
      "columns": [
        "Certificate Url",
        "Certificate Path",
        "CertificatePdf",
        "CertFile",
        "CertificateFile",
        "CertificateImage",
        "CertImage",
        "Certificate Filename",
        "CertFilename",
        "Report Filename",
        "Online Report URL",
        "Online Report",
        "File"
      ]
    },
    {
      "name": "certificateComment",
      "label": "Report comment",
      "group": "Report",
      "columns": [
        "Cert Comment"
      ]
    },
    {
      "name": "length",
      "label": "Length, mm",
      "group": "Proportions",
      "columns": [
        "Measurements Length",
        "MeasLength"
      ]
    },
    {
      "name": "width",
      "label": "Width, mm",
      "group": "Proportions",
      "columns": [
        "Measurements Width",
        "MeasWidth"
      ]
    },
    {
      "name": "height",
      "label": "Height, mm",
      "group": "Proportions",
      "columns": [
        "Measurements Depth",
        "Measurements Height",
        "MeasDepth",
        "MeasHeight"
      ]
    },
    {
      "name": "depthPercent",
      "label": "Depth, %",
      "group": "Proportions",
      "columns": [
        "Depth %",
        "DepthPct",
        "Total Depth %"
      ]
    },
    {
      "name": "tablePercent",
      "label": "Table, %",
      "group": "Proportions",
      "columns": [
        "Table %",
        "Table",
        "TablePct",
        "Tbl"
      ]
    },
    {
      "name": "crownAngle",
      "label": "Crown angle, °",
      "group": "Proportions",
      "columns": []
    },
    {
      "name": "crownHeight",
      "label": "Crown height, %",
      "group": "Proportions",
      "columns": [
        "Crown %",
        "CrownPct",
        "Crown"
      ]
    },
    {
      "name": "girdle",
      "label": "Girdle",
      "group": "Proportions",
      "columns": [
        "Girdle (From / To)"
      ]
    },
    {
      "name": "culetSize",
      "label": "Culet",
      "group": "Proportions",
      "columns": [
        "Culet",
        "CuletGrade",
        "Cullet",
        "Culet Condition"
      ]
    },
    {
      "name": "measurements",
      "label": "Measurements (6.41 x 6.44 x 3.98)",
      "group": "Proportions",
      "columns": [
        "Measurement",
        "Meas",
        "Dimensions",
        "Dimension",
        "Measurements (LengthxWidthxHeight)",
        "MeasLength/MeasWidth/MeasDepth",
        "Measurements Length/Width/Depth"
      ]
    },
    {
      "name": "depth",
      "label": "Depth, mm or %",
      "group": "Proportions",
      "columns": [
        "Total Depth"
      ]
    },
    {
      "name": "girdleThin",
      "label": "Thinnest girdle",
      "group": "Proportions",
      "columns": [
        "GirdleMin",
        "Girdle From",
        "Girdle Thinnest"
      ]
    },
    {
      "name": "girdleThick",
      "label": "Thickest girdle",
      "group": "Proportions",
      "columns": [
        "GirdleMax",
        "Girdle To",
        "Girdle Thickest"
      ]
    },
    {
      "name": "girdlePercent",
      "label": "Girdle, %",
      "group": "Proportions",
      "columns": [
        "Girdle %"
      ]
    },
    {
      "name": "girdleCondition",
      "label": "Girdle condition",
      "group": "Proportions",
      "columns": []
    },
    {
      "name": "imageUrl",
      "label": "Picture",
      "group": "Pictures",
      "columns": [
        "Diamond Image",
        "Image",
        "ImageFile",
        "Photo",
        "Image Link",
        "Image Path"
      ]
    },
    {
      "name": "pic2",
      "label": "Second picture",
      "group": "Pictures",
      "columns": [
        "Image Link 2",
        "DiamondImage2",
        "2nd Image"
      ]
    },
    {
      "name": "pic3",
      "label": "Third picture",
      "group": "Pictures",
      "columns": [
        "Image Link 3",
        "DiamondImage3"
      ]
    },
    {
      "name": "pic4",
      "label": "Fourth picture",
      "group": "Pictures",
      "columns": [
        "Image Link 4",
        "DiamondImage4"
      ]
    },
    {
      "name": "image3d",
      "label": "360° view",
      "group": "Pictures",
      "columns": [
        "Sarine Loupe",
        "3DViewer URL",
        "Video Link",
        "Video URL",
        "Video"
      ]
    },
    {
      "name": "set3D",
      "label": "360° set view",
      "group": "Pictures",
      "columns": []
    },
    {
      "name": "setImage",
      "label": "Set picture",
      "group": "Pictures",
      "columns": []
    },
    {
      "name": "parcelStones",
      "label": "Stones in parcel",
      "group": "Pairs, lines and parcels",
      "columns": [
        "ParcelStoneCount",
        "Parcel number of stones",
        "# Stones",
        "Stones",
        "Pieces",
        "Pcs"
      ]
    },
    {
      "name": "isMatchingPair",
      "label": "Matching pair",
      "group": "Pairs, lines and parcels",
      "columns": []
    },
    {
      "name": "isPair",
      "label": "Pair",
      "group": "Pairs, lines and parcels",
      "columns": []
    },
    {
      "name": "isLine",
      "label": "In line set",
      "group": "Pairs, lines and parcels",
      "columns": []
    },
    {
      "name": "lineSet",
      "label": "Line set",
      "group": "Pairs, lines and parcels",
      "columns": []
    },
    {
      "name": "lineSetColor",
      "label": "Set colour",
      "group": "Pairs, lines and parcels",
      "columns": []
    },
    {
      "name": "lineSetClarity",
      "label": "Set clarity",
      "group": "Pairs, lines and parcels",
      "columns": []
    },
    {
      "name": "pairStockId",
      "label": "Pair stock number",
      "group": "Pairs, lines and parcels",
      "columns": [
        "Pair Stock #",
        "Pair Stock",
        "Pair Stock Ref",
        "Matching Stock #",
        "MatchedPairStockNumber",
        "MatchingVendorStockNumber",
        "Stock Number for Matching Pair"
      ]
    },
    {
      "name": "matchedPair",
      "label": "Matched pair",
      "group": "Pairs, lines and parcels",
      "columns": [
        "Pair"
      ]
    },
    {
      "name": "isSeparable",
      "label": "Pair is separable",
      "group": "Pairs, lines and parcels",
      "columns": [
        "Is Matched Pair Separable",
        "Pair Separable",
        "Separable"
      ]
    },
    {
      "name": "comment",
      "label": "Comment",
      "group": "Remarks",
      "columns": [
        "Comments",
        "Member Comment",
        "Member Comments",
        "Remarks"
      ]
    },
    {
      "name": "status",
      "label": "Status",
      "group": "Availability",
      "columns": [
        "Availability",
        "Avail",
        "Available"
      ]
    },
    {
      "name": "tradeShow",
      "label": "Trade show",
      "group": "Availability",
      "columns": []
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
        "Active"
      ]
    },
    {
      "name": "memoAccount",
      "label": "Memo account",
      "group": "Memo",
      "columns": []
    },
    {
      "name": "memoPricePerCarat",
      "label": "Memo price per carat, $/ct",
      "group": "Memo",
      "columns": [
        "Price Per Carat Memo"
      ]
    },
    {
      "name": "memoTotalPrice",
      "label": "Memo total price, $",
      "group": "Memo",
      "columns": [
        "Price Memo"
      ]
    },
    {
      "name": "memoNo",
      "label": "Memo number",
      "group": "Memo",
      "columns": [
        "Memo #"
      ]
    },
    {
      "name": "memoDate",
      "label": "Memo date",
      "group": "Memo",
      "columns": []
    },
    {
      "name": "memoRap",
      "label": "Memo discount, %",
      "group": "Memo",
      "columns": [
        "Discount Percent Memo"
      ]
    }
  ],
  "words": {
    "isLabGrown": {
      "true": "Yes",
      "false": "No"
    },
    "isSnP": {
      "true": "Yes",
      "false": "No"
    },
    "isMatchingPair": {
      "true": "Yes",
      "false": "No"
    },
    "isPair": {
      "true": "Yes",
      "false": "No"
    },
    "isLine": {
      "true": "Yes",
      "false": "No"
    },
    "status": {
      "AVAILABLE": "Available",
      "HOLD": "Hold",
      "SUSPENDED": "Suspended",
      "MEMO": "Memo"
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
    "unitPrice",
    "totalPrice",
    "rapPrice",
    "promisedCarats",
    "memoPricePerCarat",
    "memoTotalPrice"
  ]
} as const satisfies StockFiles;
