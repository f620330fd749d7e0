import type { ShopPages } from '../../stock/stock-declaration';
import type { DiamondFilter, BraceletFilter, CustomNecklaceFilter, EternityRingFilter, GenericDiamondFilter, JewelleryPieceFilter, MeleeLotFilter, RingSettingFilter } from '../types';

export const diamondShopPages = {
  "white": {
    "access": "WHITE",
    "filter": {
      "collection": "WHITE"
    }
  },
  "fancy": {
    "access": "FANCY_COLOR",
    "filter": {
      "collection": "FANCY"
    }
  },
  "fancyShapes": {
    "access": "FANCY_SHAPE",
    "filter": {
      "collection": "FANCY_SHAPES"
    }
  },
  "fancyShapeLines": {
    "access": "FANCY_SHAPE",
    "filter": {
      "collection": "FANCY_SHAPE_LINES"
    }
  },
  "labGrown": {
    "access": "LAB_GROWN",
    "filter": {
      "collection": "LAB_GROWN"
    }
  },
  "saltnpepper": {
    "access": "SALT_AND_PEPPER",
    "filter": {
      "collection": "SALT_AND_PEPPER"
    }
  },
  "black": {
    "access": "BLACK",
    "filter": {
      "collection": "BLACK"
    }
  },
  "matchingPairs": {
    "access": "MATCHING_PAIRS",
    "filter": {
      "collection": "MATCHING_PAIRS"
    }
  },
  "studs": {
    "access": "MATCHING_PAIRS",
    "filter": {
      "collection": "STUDS"
    }
  },
  "memo": {
    "access": null,
    "filter": {
      "collection": "MEMO"
    }
  },
  "parcels": {
    "access": null,
    "filter": {
      "collection": "PARCELS"
    }
  },
  "engagement-rings": {
    "access": null,
    "filter": {
      "isSingle": true,
      "availabilities": [
        "FOR_SALE",
        "HELD_FOR_YOU"
      ]
    }
  }
} satisfies ShopPages<DiamondFilter>;

export const braceletShopPages = {
  "bracelets": {
    "access": null,
    "filter": {}
  }
} satisfies ShopPages<BraceletFilter>;

export const customNecklaceShopPages = {
  "custom-necklace": {
    "access": null,
    "filter": {}
  }
} satisfies ShopPages<CustomNecklaceFilter>;

export const eternityRingShopPages = {
  "eternity-rings": {
    "access": null,
    "filter": {}
  }
} satisfies ShopPages<EternityRingFilter>;

export const genericDiamondShopPages = {
  "completed-rings": {
    "access": null,
    "filter": {
      "availabilities": [
        "FOR_SALE",
        "HELD_FOR_YOU"
      ]
    }
  }
} satisfies ShopPages<GenericDiamondFilter>;

export const jewelleryPieceShopPages = {
  "rings": {
    "access": null,
    "filter": {
      "types": [
        "RING"
      ]
    }
  },
  "necklaces": {
    "access": null,
    "filter": {
      "types": [
        "NECKLACE"
      ]
    }
  },
  "pendants": {
    "access": null,
    "filter": {
      "types": [
        "PENDANT"
      ]
    }
  },
  "earrings": {
    "access": null,
    "filter": {
      "types": [
        "EARRINGS"
      ]
    }
  },
  "bracelets": {
    "access": null,
    "filter": {
      "types": [
        "BRACELET"
      ]
    }
  },
  "brooches": {
    "access": null,
    "filter": {
      "types": [
        "BROOCH"
      ]
    }
  },
  "one-of-a-kind": {
    "access": null,
    "filter": {
      "isOneOfAKind": true
    }
  }
} satisfies ShopPages<JewelleryPieceFilter>;

export const meleeLotShopPages = {
  "melee": {
    "access": "MELEE",
    "filter": {}
  }
} satisfies ShopPages<MeleeLotFilter>;

export const ringSettingShopPages = {
  "engagement-rings": {
    "access": null,
    "filter": {
      "availabilities": [
        "FOR_SALE",
        "HELD_FOR_YOU"
      ]
    }
  },
  "completed-rings": {
    "access": null,
    "filter": {
      "availabilities": [
        "FOR_SALE",
        "HELD_FOR_YOU"
      ]
    }
  }
} satisfies ShopPages<RingSettingFilter>;
