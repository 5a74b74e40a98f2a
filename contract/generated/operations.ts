// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../transport/persistedDocument.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Currency } from '@foyer/vocabulary/currency.ts';
export type TileFormat = 'portrait' | 'square' | 'wide';

export type GameMode = 'real' | 'fun';

export type KycStatus = 'NotRequired' | 'Required' | 'Pending' | 'Approved' | 'Rejected';

export type DeviceKind = 'computer' | 'phone' | 'tablet';

export type SessionEndReason =
  | 'SIGNED_OUT'
  | 'SESSION_EXPIRED'
  | 'TOKEN_REPLAYED'
  | 'REVOKED'
  | 'LOGGED_IN_FROM_ANOTHER_DEVICE'
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMEOUT';

export type MarketingChoice = {
  readonly email: boolean;
  readonly sms: boolean;
  readonly phone: boolean;
  readonly webPush: boolean;
};

/** As they were typed; what a country does not ask for is left out. */
export type RegistrationForm = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
  readonly nationalId?: string | null | undefined;
  readonly dayLimit?: string | null | undefined;
  readonly weekLimit?: string | null | undefined;
  readonly monthLimit?: string | null | undefined;
  /** Of age, and for himself. */
  readonly adult: boolean;
  /** The terms and conditions and the privacy policy, as they are shown at this moment. */
  readonly terms: boolean;
  readonly emailOffers: boolean;
  readonly smsOffers: boolean;
};

export type EmailVerificationOutcome =
  | 'VERIFIED'
  | 'USED'
  | 'EXPIRED'
  /** No such link, or one of another brand. */
  | 'UNKNOWN';

export type ProviderLoginStatus =
  /** The provider has not told yet. */
  | 'PENDING'
  | 'SUCCEEDED'
  /** The provider could not confirm who it is. */
  | 'REFUSED'
  /** The player left the provider's page. */
  | 'ABANDONED'
  | 'TIMED_OUT'
  /** The provider knows who it is, and nobody here is. */
  | 'NO_ACCOUNT';

/** WALLET-03 */
export type MoneyType = 'Deposit' | 'Withdrawal' | 'InitWithdrawal' | 'CasinoBet';

export type LobbyPageQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type LobbyPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly lobby: {
    readonly heroes: ReadonlyArray<{
      readonly kicker: string;
      readonly copy: string;
      readonly panelColour: string;
      readonly textColour: string;
      readonly accentColour: string;
      readonly game: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly lists: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
      readonly format: TileFormat;
      readonly isRanked: boolean;
      readonly path: string;
      readonly games: {
        readonly totalCount: number;
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly id: string;
            readonly slug: string;
            readonly idx: number;
            readonly lookupId: string;
            readonly title: string;
            readonly category: string;
            readonly rtp: string | null;
            readonly isNew: boolean;
            readonly isLive: boolean;
            readonly tileColour: string;
            readonly tileUrl: string;
            readonly isFavourite: boolean;
            readonly studio: {
              readonly name: string;
              readonly slug: string;
              readonly imageUrl: string | null;
            };
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    }>;
    readonly recentlyPlayed: ReadonlyArray<{
      readonly playedAt: string;
      readonly game: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
  };
};

export type GamePageQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
}>;

export type GamePageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly game: {
    readonly maxWin: number | null;
    readonly lines: number | null;
    readonly volatility: string | null;
    readonly minStake: string | null;
    readonly maxStake: string | null;
    readonly game: {
      readonly id: string;
      readonly slug: string;
      readonly idx: number;
      readonly lookupId: string;
      readonly title: string;
      readonly category: string;
      readonly rtp: string | null;
      readonly isNew: boolean;
      readonly isLive: boolean;
      readonly tileColour: string;
      readonly tileUrl: string;
      readonly isFavourite: boolean;
      readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    };
    readonly related: {
      readonly name: string;
      readonly slug: string;
      readonly format: TileFormat;
      readonly isRanked: boolean;
      readonly path: string;
      readonly games: {
        readonly totalCount: number;
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly id: string;
            readonly slug: string;
            readonly idx: number;
            readonly lookupId: string;
            readonly title: string;
            readonly category: string;
            readonly rtp: string | null;
            readonly isNew: boolean;
            readonly isLive: boolean;
            readonly tileColour: string;
            readonly tileUrl: string;
            readonly isFavourite: boolean;
            readonly studio: {
              readonly name: string;
              readonly slug: string;
              readonly imageUrl: string | null;
            };
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    };
  } | null;
};

export type GameListPageQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
}>;

export type GameListPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly gameList: {
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type GamesPageQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type GamesPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly gameCategories: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  }>;
  readonly gameStudios: ReadonlyArray<{
    readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    readonly games: { readonly totalCount: number };
  }>;
};

export type GameListsPageQueryVariables = Exact<{ [key: string]: never }>;

export type GameListsPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly gameLists: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly node: { readonly slug: string; readonly tileColour: string; readonly tileUrl: string };
      }>;
    };
  }>;
};

export type GameCategoriesPageQueryVariables = Exact<{ [key: string]: never }>;

export type GameCategoriesPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly gameCategories: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly node: { readonly slug: string; readonly tileColour: string; readonly tileUrl: string };
      }>;
    };
  }>;
};

export type GameCategoryPageQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
}>;

export type GameCategoryPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly gameCategory: {
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
  readonly gameCategories: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly path: string;
  }>;
};

export type GameStudiosPageQueryVariables = Exact<{ [key: string]: never }>;

export type GameStudiosPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly gameStudios: ReadonlyArray<{
    readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    readonly games: { readonly totalCount: number };
  }>;
};

export type GameStudioPageQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
}>;

export type GameStudioPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly gameStudio: {
    readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type GameListSliceQueryVariables = Exact<{
  listOfGamesSlug: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  lastShownGameId?: string | null | undefined;
  currencyCode?: Currency | null | undefined;
  ipCountryCode?: string | null | undefined;
  subDivision?: string | null | undefined;
  license?: string | null | undefined;
  locale?: string | null | undefined;
}>;

export type GameListSliceQuery = {
  readonly gameList: {
    readonly name: string;
    readonly slug: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type GameCategorySliceQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  lastShownGameId?: string | null | undefined;
  currencyCode?: Currency | null | undefined;
  ipCountryCode?: string | null | undefined;
  subDivision?: string | null | undefined;
  license?: string | null | undefined;
  locale?: string | null | undefined;
}>;

export type GameCategorySliceQuery = {
  readonly gameCategory: {
    readonly name: string;
    readonly slug: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type StudioGamesQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  currencyCode?: Currency | null | undefined;
  ipCountryCode?: string | null | undefined;
  subDivision?: string | null | undefined;
  license?: string | null | undefined;
  locale?: string | null | undefined;
}>;

export type StudioGamesQuery = {
  readonly gameStudio: {
    readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type SyncRecentlyPlayedGamesQueryVariables = Exact<{
  maxRecentlyPlayedGames?: number | null | undefined;
}>;

export type SyncRecentlyPlayedGamesQuery = {
  readonly viewer: {
    readonly id: string;
    readonly recentlyPlayedGamesV2: ReadonlyArray<{
      readonly gameDescriptorV2: {
        readonly json: { readonly gameId: string; readonly isLiveCasinoGame: boolean };
      };
    }>;
  } | null;
};

export type MenuQueryVariables = Exact<{
  menuKey?: string;
}>;

export type MenuQuery = {
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type FrameQueryVariables = Exact<{ [key: string]: never }>;

export type FrameQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type SetFavouriteMutationVariables = Exact<{
  slug: string;
  isFavourite: boolean;
}>;

export type SetFavouriteMutation = {
  readonly setFavourite: { readonly id: string; readonly slug: string; readonly isFavourite: boolean };
};

export type LaunchGameMutationVariables = Exact<{
  slug: string;
  mode?: GameMode;
}>;

export type LaunchGameMutation = { readonly launchGame: { readonly url: string; readonly origin: string } };

export type ViewerPartsFragment = {
  readonly id: string;
  readonly player: {
    readonly id: string;
    readonly playerId: string;
    readonly language: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly sessionStartedAt: string;
    readonly lastSignInAt: string | null;
    readonly accountStatus: {
      readonly status: string;
      readonly cause: string | null;
      readonly reopenByCustomerAllowed: boolean;
    };
    readonly country: {
      readonly id: string;
      readonly code: string;
      readonly name: string;
      readonly currency: Currency;
    };
    readonly personalInfo: { readonly firstName: string; readonly lastName: string };
  };
  readonly customer: { readonly id: string };
  readonly wallet: {
    readonly id: string;
    readonly balance: string;
    readonly bonusBalance: string;
    readonly currency: Currency;
    readonly minDepositAmount: string;
    readonly minWithdrawalAmount: string;
  };
};

export type MenuPartsFragment = {
  readonly items: ReadonlyArray<{
    readonly key: string;
    readonly path: string;
    readonly count: number | null;
  }>;
};

export type GameListPartsFragment = {
  readonly name: string;
  readonly slug: string;
  readonly format: TileFormat;
  readonly isRanked: boolean;
  readonly path: string;
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type GameListCardPartsFragment = {
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly node: { readonly slug: string; readonly tileColour: string; readonly tileUrl: string };
    }>;
  };
};

export type StudioCardPartsFragment = {
  readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
  readonly games: { readonly totalCount: number };
};

export type GamesPartsFragment = {
  readonly totalCount: number;
  readonly edges: ReadonlyArray<{
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly slug: string;
      readonly idx: number;
      readonly lookupId: string;
      readonly title: string;
      readonly category: string;
      readonly rtp: string | null;
      readonly isNew: boolean;
      readonly isLive: boolean;
      readonly tileColour: string;
      readonly tileUrl: string;
      readonly isFavourite: boolean;
      readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    };
  }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

export type GamePartsFragment = {
  readonly id: string;
  readonly slug: string;
  readonly idx: number;
  readonly lookupId: string;
  readonly title: string;
  readonly category: string;
  readonly rtp: string | null;
  readonly isNew: boolean;
  readonly isLive: boolean;
  readonly tileColour: string;
  readonly tileUrl: string;
  readonly isFavourite: boolean;
  readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
};

export type ContentPageQueryVariables = Exact<{
  key: string;
}>;

export type ContentPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly page: {
    readonly key: string;
    readonly title: string;
    readonly html: string;
    readonly changedAt: string;
    readonly version: number;
    readonly sections: ReadonlyArray<{ readonly id: string; readonly title: string }>;
  } | null;
};

export type MoreCasinosPageQueryVariables = Exact<{ [key: string]: never }>;

export type MoreCasinosPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly moreCasinos: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly url: string;
    readonly company: string;
    readonly isSameOperator: boolean;
    readonly authority: string;
    readonly minimumAge: number;
    readonly locales: ReadonlyArray<string>;
    readonly logo: { readonly url: string; readonly width: number; readonly height: number };
    readonly colours: {
      readonly panel: string;
      readonly text: string;
      readonly accent: string;
      readonly mark: string;
    };
  }>;
};

export type GetPlayerInfoQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlayerInfoQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly numberOfDeposits: number;
      readonly totalDepositAmount: string;
      readonly hasFirstTimeDeposit: boolean;
      readonly phoneNumber: string | null;
      readonly isPhoneNumberVerified: boolean;
      readonly realityCheckPeriod: number | null;
      readonly isSuppressedInAnyCommunicationGroup: boolean;
      readonly termsAccepted: boolean;
      readonly privacyPolicyAccepted: boolean;
      readonly isInstantBankingBlocked: boolean;
      readonly areWithdrawalsBlocked: boolean;
      readonly canWithdraw: boolean;
      readonly bankingCDD: boolean;
      readonly isSmsMarketingAccepted: boolean;
      readonly isEmailMarketingAccepted: boolean;
      readonly isPhoneMarketingAccepted: boolean;
      readonly isWebPushMarketingAccepted: boolean;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: {
        readonly firstName: string;
        readonly lastName: string;
        readonly dateOfBirth: string;
        readonly street: string | null;
        readonly city: string | null;
        readonly zipCode: string | null;
        readonly state: string | null;
        readonly ssn: string | null;
      };
      readonly instantBankingBlock: { readonly activeFrom: string } | null;
      readonly selfExclusionDetails: { readonly exclusionEndsAt: string | null } | null;
      readonly timeouts: { readonly timeoutEndsAt: string } | null;
      readonly kycCheckStatus: {
        readonly status: KycStatus;
        readonly deadline: string | null;
        readonly verificationsDone: ReadonlyArray<string>;
        readonly verificationsMissing: ReadonlyArray<string>;
      };
      readonly sourceOfWealthStatus: {
        readonly dueDate: string | null;
        readonly dueDateExpired: boolean;
        readonly requiredDocumentsUploadV2: ReadonlyArray<{
          readonly comment: string | null;
          readonly requestedFundingType: string;
        }>;
      } | null;
      readonly marketingPreferences: { readonly marketingBlocked: boolean };
    };
  } | null;
};

export type GetCustomerInfoQueryVariables = Exact<{ [key: string]: never }>;

export type GetCustomerInfoQuery = {
  readonly viewer: {
    readonly id: string;
    readonly customer: {
      readonly id: string;
      readonly popUpsNeeded: ReadonlyArray<string>;
      readonly isCancelWithdrawalBlocked: boolean;
      readonly isIncreaseDepositLimitBlocked: boolean;
      readonly isRewardsBlocked: boolean;
      readonly isDepositsBlocked: boolean;
    };
  } | null;
};

export type VerificationPageQueryVariables = Exact<{ [key: string]: never }>;

export type VerificationPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly phoneNumber: string | null;
      readonly isPhoneNumberVerified: boolean;
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type LogoutMutationVariables = Exact<{ [key: string]: never }>;

export type LogoutMutation = { readonly logout: { readonly loggedOut: boolean } };

export type SessionDestroyedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type SessionDestroyedSubscription = {
  readonly sessionDestroyed: { readonly sessionId: string; readonly reason: SessionEndReason };
};

export type PlayerUpdatedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type PlayerUpdatedSubscription = { readonly playerUpdated: { readonly isAccountClosed: boolean } };

export type CustomerPopUpAddedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type CustomerPopUpAddedSubscription = {
  readonly customerPopUpAdded: { readonly popUpIdsAdded: ReadonlyArray<string> };
};

export type SessionHistoryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type SessionHistoryQuery = {
  readonly viewer: {
    readonly id: string;
    readonly sessions: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly isPresent: boolean;
          readonly startedAt: string;
          readonly endedAt: string | null;
          readonly endReason: SessionEndReason | null;
          readonly deviceKind: DeviceKind | null;
          readonly browser: string | null;
          readonly system: string | null;
          readonly place: string | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type MarketingPreferencesQueryVariables = Exact<{ [key: string]: never }>;

export type MarketingPreferencesQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly isSmsMarketingAccepted: boolean;
      readonly isEmailMarketingAccepted: boolean;
      readonly isPhoneMarketingAccepted: boolean;
      readonly isWebPushMarketingAccepted: boolean;
      readonly marketingPreferences: { readonly marketingBlocked: boolean };
    };
  } | null;
};

export type UpdateMarketingPreferencesMutationVariables = Exact<{
  preferences: MarketingChoice;
}>;

export type UpdateMarketingPreferencesMutation = {
  readonly updateMarketingPreferences: {
    readonly id: string;
    readonly isSmsMarketingAccepted: boolean;
    readonly isEmailMarketingAccepted: boolean;
    readonly isPhoneMarketingAccepted: boolean;
    readonly isWebPushMarketingAccepted: boolean;
    readonly marketingPreferences: { readonly marketingBlocked: boolean };
  };
};

export type PlayerPartsFragment = {
  readonly id: string;
  readonly playerId: string;
  readonly language: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionStartedAt: string;
  readonly lastSignInAt: string | null;
  readonly accountStatus: {
    readonly status: string;
    readonly cause: string | null;
    readonly reopenByCustomerAllowed: boolean;
  };
  readonly country: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly currency: Currency;
  };
  readonly personalInfo: { readonly firstName: string; readonly lastName: string };
};

export type PlayerDetailsFragment = {
  readonly numberOfDeposits: number;
  readonly totalDepositAmount: string;
  readonly hasFirstTimeDeposit: boolean;
  readonly phoneNumber: string | null;
  readonly isPhoneNumberVerified: boolean;
  readonly realityCheckPeriod: number | null;
  readonly isSuppressedInAnyCommunicationGroup: boolean;
  readonly termsAccepted: boolean;
  readonly privacyPolicyAccepted: boolean;
  readonly isInstantBankingBlocked: boolean;
  readonly areWithdrawalsBlocked: boolean;
  readonly canWithdraw: boolean;
  readonly bankingCDD: boolean;
  readonly id: string;
  readonly isSmsMarketingAccepted: boolean;
  readonly isEmailMarketingAccepted: boolean;
  readonly isPhoneMarketingAccepted: boolean;
  readonly isWebPushMarketingAccepted: boolean;
  readonly personalInfo: {
    readonly dateOfBirth: string;
    readonly street: string | null;
    readonly city: string | null;
    readonly zipCode: string | null;
    readonly state: string | null;
    readonly ssn: string | null;
  };
  readonly instantBankingBlock: { readonly activeFrom: string } | null;
  readonly selfExclusionDetails: { readonly exclusionEndsAt: string | null } | null;
  readonly timeouts: { readonly timeoutEndsAt: string } | null;
  readonly kycCheckStatus: {
    readonly status: KycStatus;
    readonly deadline: string | null;
    readonly verificationsDone: ReadonlyArray<string>;
    readonly verificationsMissing: ReadonlyArray<string>;
  };
  readonly sourceOfWealthStatus: {
    readonly dueDate: string | null;
    readonly dueDateExpired: boolean;
    readonly requiredDocumentsUploadV2: ReadonlyArray<{
      readonly comment: string | null;
      readonly requestedFundingType: string;
    }>;
  } | null;
  readonly marketingPreferences: { readonly marketingBlocked: boolean };
};

export type MarketingPartsFragment = {
  readonly id: string;
  readonly isSmsMarketingAccepted: boolean;
  readonly isEmailMarketingAccepted: boolean;
  readonly isPhoneMarketingAccepted: boolean;
  readonly isWebPushMarketingAccepted: boolean;
  readonly marketingPreferences: { readonly marketingBlocked: boolean };
};

export type CustomerPartsFragment = {
  readonly id: string;
  readonly popUpsNeeded: ReadonlyArray<string>;
  readonly isCancelWithdrawalBlocked: boolean;
  readonly isIncreaseDepositLimitBlocked: boolean;
  readonly isRewardsBlocked: boolean;
  readonly isDepositsBlocked: boolean;
};

export type RegisterPlayerMutationVariables = Exact<{
  form: RegistrationForm;
}>;

export type RegisterPlayerMutation = {
  readonly registerPlayer: {
    readonly problems: ReadonlyArray<{ readonly field: string; readonly problem: string }>;
  };
};

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;

export type VerifyEmailMutation = { readonly verifyEmail: { readonly outcome: EmailVerificationOutcome } };

export type ResendEmailVerificationMutationVariables = Exact<{
  token?: string | null | undefined;
}>;

export type ResendEmailVerificationMutation = {
  readonly resendEmailVerification: { readonly resendAfterSeconds: number };
};

export type SearchQueryVariables = Exact<{
  term: string;
}>;

export type SearchQuery = {
  readonly search: {
    readonly games: ReadonlyArray<{
      readonly id: string;
      readonly slug: string;
      readonly idx: number;
      readonly lookupId: string;
      readonly title: string;
      readonly category: string;
      readonly rtp: string | null;
      readonly isNew: boolean;
      readonly isLive: boolean;
      readonly tileColour: string;
      readonly tileUrl: string;
      readonly isFavourite: boolean;
      readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    }>;
    readonly studios: ReadonlyArray<{ readonly name: string; readonly slug: string }>;
    readonly lists: ReadonlyArray<{ readonly name: string; readonly slug: string }>;
  };
};

export type RequestSignInCodeMutationVariables = Exact<{
  address: string;
}>;

export type RequestSignInCodeMutation = {
  readonly requestSignInCode: {
    readonly attempt: string;
    readonly resendAfterSeconds: number;
    readonly expiresInSeconds: number;
  };
};

export type ResendSignInCodeMutationVariables = Exact<{
  attempt: string;
}>;

export type ResendSignInCodeMutation = {
  readonly resendSignInCode: {
    readonly attempt: string;
    readonly resendAfterSeconds: number;
    readonly expiresInSeconds: number;
  };
};

export type EnterSignInCodeMutationVariables = Exact<{
  attempt: string;
  code: string;
}>;

export type EnterSignInCodeMutation = {
  readonly enterSignInCode: { readonly accessToken: string; readonly refreshToken: string };
};

export type RefreshAccessTokenMutationVariables = Exact<{
  refreshToken: string;
}>;

export type RefreshAccessTokenMutation = {
  readonly refreshAccessToken: { readonly accessToken: string; readonly refreshToken: string };
};

export type BeginProviderLoginMutationVariables = Exact<{
  provider: string;
  challenge: string;
}>;

export type BeginProviderLoginMutation = {
  readonly beginProviderLogin: { readonly url: string; readonly state: string };
};

export type CompleteProviderLoginMutationVariables = Exact<{
  provider: string;
  state: string;
  verifier: string;
}>;

export type CompleteProviderLoginMutation = {
  readonly completeProviderLogin: {
    readonly status: ProviderLoginStatus;
    readonly tokens: { readonly accessToken: string; readonly refreshToken: string } | null;
  };
};

export type SentPartsFragment = {
  readonly attempt: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
};

export type TokenPartsFragment = { readonly accessToken: string; readonly refreshToken: string };

export type TranslationsQueryVariables = Exact<{
  keys: ReadonlyArray<string> | string;
}>;

export type TranslationsQuery = {
  readonly translations: ReadonlyArray<{ readonly key: string; readonly text: string | null }>;
};

export type CountryContextQueryQueryVariables = Exact<{
  countryCode?: string | null | undefined;
  playerCountryCode?: string | null | undefined;
  ipCountryCode?: string | null | undefined;
  havePlayerCountryCode?: boolean;
}>;

export type CountryContextQueryQuery = {
  readonly countryContext: {
    readonly countryCode: string;
    readonly isServed: boolean;
    readonly license: string;
    readonly currency: Currency;
    readonly locales: ReadonlyArray<string>;
    readonly defaultLocale: string;
    readonly loginFlow: string;
  };
};

export type BasicLayoutQueryQueryVariables = Exact<{
  countryCode?: string | null | undefined;
}>;

export type BasicLayoutQueryQuery = {
  readonly basicLayout: {
    readonly label: string;
    readonly title: string;
    readonly licensee: { readonly company: string; readonly licenceNumber: string; readonly address: string };
    readonly authority: { readonly name: string; readonly url: string | null };
    readonly helpLine: { readonly name: string; readonly url: string; readonly phone: string | null };
  };
};

export type WalletSubscriptionVariables = Exact<{ [key: string]: never }>;

export type WalletSubscription = {
  readonly balanceUpdated: {
    readonly balance: string;
    readonly bonusBalance: string;
    readonly currency: Currency;
    readonly amount: string;
    readonly moneyType: MoneyType | null;
    readonly wageringProgress: number | null;
    readonly sequence: number;
  };
};

export type BalancePartsFragment = {
  readonly balance: string;
  readonly bonusBalance: string;
  readonly currency: Currency;
  readonly amount: string;
  readonly moneyType: MoneyType | null;
  readonly wageringProgress: number | null;
  readonly sequence: number;
};

export type WalletPartsFragment = {
  readonly id: string;
  readonly balance: string;
  readonly bonusBalance: string;
  readonly currency: Currency;
  readonly minDepositAmount: string;
  readonly minWithdrawalAmount: string;
};

export type GameHistoryPageQueryVariables = Exact<{
  first?: number;
}>;

export type GameHistoryPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly gameHistory: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly gameSlug: string;
          readonly openedAt: string;
          readonly staked: string;
          readonly won: string;
          readonly currency: Currency;
          readonly game: { readonly slug: string; readonly title: string } | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: Currency;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: Currency;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GameHistorySliceQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;

export type GameHistorySliceQuery = {
  readonly viewer: {
    readonly id: string;
    readonly gameHistory: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly gameSlug: string;
          readonly openedAt: string;
          readonly staked: string;
          readonly won: string;
          readonly currency: Currency;
          readonly game: { readonly slug: string; readonly title: string } | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type PlayedRoundPartsFragment = {
  readonly edges: ReadonlyArray<{
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly gameSlug: string;
      readonly openedAt: string;
      readonly staked: string;
      readonly won: string;
      readonly currency: Currency;
      readonly game: { readonly slug: string; readonly title: string } | null;
    };
  }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

export const BasicLayoutQuery: PersistedDocument<BasicLayoutQueryQuery, BasicLayoutQueryQueryVariables> =
  persistedDocument('BasicLayoutQuery', '87ccb72658e8ec0cb533d9ae4b8b090833cf1ddae612166858c61a572552e69f');

export const BeginProviderLogin: PersistedDocument<
  BeginProviderLoginMutation,
  BeginProviderLoginMutationVariables
> = persistedDocument(
  'BeginProviderLogin',
  '07e02a6b37d51808c2a5abdd7c60cd11e79cc1dc6212be1fe93db6c93cfa244e',
);

export const CompleteProviderLogin: PersistedDocument<
  CompleteProviderLoginMutation,
  CompleteProviderLoginMutationVariables
> = persistedDocument(
  'CompleteProviderLogin',
  '73b79f6668ed1650de5f3064ca15c84b92cb3fc60de992f06c30f42f22d0406e',
);

export const ContentPage: PersistedDocument<ContentPageQuery, ContentPageQueryVariables> = persistedDocument(
  'ContentPage',
  'f64f1847409e8e6a6dfc5f46857522e238bfdb24b9d291ecc8d5db239bf0c950',
);

export const CountryContextQuery: PersistedDocument<
  CountryContextQueryQuery,
  CountryContextQueryQueryVariables
> = persistedDocument(
  'CountryContextQuery',
  'e18115d9637e5e511b01174a5ab28ac69c96ec8b696c8f3d0a7f4e7fbbc83579',
);

export const CustomerPopUpAdded: PersistedDocument<
  CustomerPopUpAddedSubscription,
  CustomerPopUpAddedSubscriptionVariables
> = persistedDocument(
  'CustomerPopUpAdded',
  '18fc90dc8c896c3bc1ec61b40afaa712f595394f19c0c9e839a27dec261f769b',
);

export const EnterSignInCode: PersistedDocument<EnterSignInCodeMutation, EnterSignInCodeMutationVariables> =
  persistedDocument('EnterSignInCode', '676929c52426a89310e517df51ecad4152499d2d1b258643840e59745cfa448d');

export const Frame: PersistedDocument<FrameQuery, FrameQueryVariables> = persistedDocument(
  'Frame',
  '5943bc8d6faf1507bd5396f42111f9eb7c80bbf991f631b69cd2b4c0a5e3d51a',
);

export const GameCategoriesPage: PersistedDocument<
  GameCategoriesPageQuery,
  GameCategoriesPageQueryVariables
> = persistedDocument(
  'GameCategoriesPage',
  '46eea0ae7fe370524e7d6554ad949fea9adfcf150e177da20a9942ff6bc9877b',
);

export const GameCategoryPage: PersistedDocument<GameCategoryPageQuery, GameCategoryPageQueryVariables> =
  persistedDocument('GameCategoryPage', '82cec9a9b5735488e2f5f6e9ae5a9d9b42329e3f73dd838690dfff407d294a36');

export const GameCategorySlice: PersistedDocument<GameCategorySliceQuery, GameCategorySliceQueryVariables> =
  persistedDocument('GameCategorySlice', '3f0072b042001ce2764b43fb38537423241661dba318edf5d5c64f1ad0408ecd');

export const GameHistoryPage: PersistedDocument<GameHistoryPageQuery, GameHistoryPageQueryVariables> =
  persistedDocument('GameHistoryPage', '292c46508eb973554f2f02872e667f97cf0de2fc493acd2fcbc6d98bc2682b76');

export const GameHistorySlice: PersistedDocument<GameHistorySliceQuery, GameHistorySliceQueryVariables> =
  persistedDocument('GameHistorySlice', '8ee830f8698787e9e415630e259dad740a5cf2bef612b5ea92b1eb8cdc61c2a8');

export const GameListPage: PersistedDocument<GameListPageQuery, GameListPageQueryVariables> =
  persistedDocument('GameListPage', '6ca42b871f55c792aad7e03c1fbac14b9cf804842dae3c7b3d2c52d1578eb723');

export const GameListSlice: PersistedDocument<GameListSliceQuery, GameListSliceQueryVariables> =
  persistedDocument('GameListSlice', '4356ed7adadab7ad1998181b0df8f8dcaeb928d74bafc76462780a2988762520');

export const GameListsPage: PersistedDocument<GameListsPageQuery, GameListsPageQueryVariables> =
  persistedDocument('GameListsPage', 'c25bb419004c623296255fde78c6fac126c1f973d4b499a92056177d1cbd30f0');

export const GamePage: PersistedDocument<GamePageQuery, GamePageQueryVariables> = persistedDocument(
  'GamePage',
  '48313164206351fd2190590cdd5a6abae0e1e07989e44a7d29a5be9d19c15e15',
);

export const GamesPage: PersistedDocument<GamesPageQuery, GamesPageQueryVariables> = persistedDocument(
  'GamesPage',
  '040872eb9b54d68aaf37859b4eabc853d47f17d038df58dbe3b5c379622b0da3',
);

export const GameStudioPage: PersistedDocument<GameStudioPageQuery, GameStudioPageQueryVariables> =
  persistedDocument('GameStudioPage', 'a02013ad51be88b81a6ba831cf64e75c53e4ba91480ecc88bc56f0df66e1e5eb');

export const GameStudiosPage: PersistedDocument<GameStudiosPageQuery, GameStudiosPageQueryVariables> =
  persistedDocument('GameStudiosPage', 'a0b7c03ad18be7e86a5be583dc24895848a4060aab9bf37127d6e26f794d5507');

export const GetCustomerInfo: PersistedDocument<GetCustomerInfoQuery, GetCustomerInfoQueryVariables> =
  persistedDocument('GetCustomerInfo', '39ed738d40de48f945b7bc538a4efbe644c9ace9063a1225147b96f83bcf8453');

export const GetPlayerInfo: PersistedDocument<GetPlayerInfoQuery, GetPlayerInfoQueryVariables> =
  persistedDocument('GetPlayerInfo', '259007bd58acf2f1202c0824d4f623255b18c5823cc85d9e228a0dfad004b929');

export const LaunchGame: PersistedDocument<LaunchGameMutation, LaunchGameMutationVariables> =
  persistedDocument('LaunchGame', '6ab60d257d474d8c50a526af7f1776cf4c0ab4af5310a3cacacc63901b458352');

export const LobbyPage: PersistedDocument<LobbyPageQuery, LobbyPageQueryVariables> = persistedDocument(
  'LobbyPage',
  'bfe108f401fb693e0b6e025dbbb7747ddc8c3012dab506a75d3f2ac85cc888af',
);

export const Logout: PersistedDocument<LogoutMutation, LogoutMutationVariables> = persistedDocument(
  'Logout',
  '0af112371baedfb6367c2dda6b3c745e85981afefc4b00a6e2d99edb52bab7f6',
);

export const MarketingPreferences: PersistedDocument<
  MarketingPreferencesQuery,
  MarketingPreferencesQueryVariables
> = persistedDocument(
  'MarketingPreferences',
  'a54cd3b2704a78e09b74bc78a3cb1bc5dc47cfe8f7398b2a773dbecba392ad17',
);

export const Menu: PersistedDocument<MenuQuery, MenuQueryVariables> = persistedDocument(
  'Menu',
  'fbf3e49cbce3605355d879a6fa2bdfeed05af8a9ea755b60f5ff591284c6d5ce',
);

export const MoreCasinosPage: PersistedDocument<MoreCasinosPageQuery, MoreCasinosPageQueryVariables> =
  persistedDocument('MoreCasinosPage', '9de93b3989e042f998f2ec1ecd01330afec8100eedcf8afcf22e30ed4ea5683e');

export const PlayerUpdated: PersistedDocument<PlayerUpdatedSubscription, PlayerUpdatedSubscriptionVariables> =
  persistedDocument('PlayerUpdated', 'a5aec5bc40c1c5935b9598ea4927406f674787f1eb6f57fc29adc74e5a825ee5');

export const RefreshAccessToken: PersistedDocument<
  RefreshAccessTokenMutation,
  RefreshAccessTokenMutationVariables
> = persistedDocument(
  'RefreshAccessToken',
  '75d167502dd6458583e4ab5156c372f347e2c4bc2ac47337dfa50ba631162907',
);

export const RegisterPlayer: PersistedDocument<RegisterPlayerMutation, RegisterPlayerMutationVariables> =
  persistedDocument('RegisterPlayer', 'dad54353e156be9a5ca7817868ac9092c56a54d4e4d88e5c82371ae8dc8c155e');

export const RequestSignInCode: PersistedDocument<
  RequestSignInCodeMutation,
  RequestSignInCodeMutationVariables
> = persistedDocument(
  'RequestSignInCode',
  '276c88d4c25c113a15895298bd556d37d92597605e67eb95eeef575fb58bd936',
);

export const ResendEmailVerification: PersistedDocument<
  ResendEmailVerificationMutation,
  ResendEmailVerificationMutationVariables
> = persistedDocument(
  'ResendEmailVerification',
  '4869fb78a240ce102d483ec44843f13552fafd69141b7b90f02d8d6885f13c3b',
);

export const ResendSignInCode: PersistedDocument<
  ResendSignInCodeMutation,
  ResendSignInCodeMutationVariables
> = persistedDocument('ResendSignInCode', 'b7e711c4801ea7f8c65a1672490464206585b38b2a0f4042921072927173fa9d');

export const Search: PersistedDocument<SearchQuery, SearchQueryVariables> = persistedDocument(
  'Search',
  '7928491f8fa35e6be017af675c2cb9f7d8a7bf3f5d5bf2c38296907ef11e191a',
);

export const SessionDestroyed: PersistedDocument<
  SessionDestroyedSubscription,
  SessionDestroyedSubscriptionVariables
> = persistedDocument('SessionDestroyed', 'a3468ca9bcabb187687981c3425d56bb5babf2fe1079d3006eaf50d27138896d');

export const SessionHistory: PersistedDocument<SessionHistoryQuery, SessionHistoryQueryVariables> =
  persistedDocument('SessionHistory', '0b6b2a84b96f6dddbaa0fb59742e7e6a159e257c6b281de834e3636af4affa86');

export const SetFavourite: PersistedDocument<SetFavouriteMutation, SetFavouriteMutationVariables> =
  persistedDocument('SetFavourite', 'b80592add54a73fdcf35b327f4414a1745f86c560fe2aea3dbd7b9319cfba35d');

export const StudioGames: PersistedDocument<StudioGamesQuery, StudioGamesQueryVariables> = persistedDocument(
  'StudioGames',
  '7f2daa355822cd0c525eb76c788419683bc775b374b192e085d7b94d6aacdbea',
);

export const SyncRecentlyPlayedGames: PersistedDocument<
  SyncRecentlyPlayedGamesQuery,
  SyncRecentlyPlayedGamesQueryVariables
> = persistedDocument(
  'SyncRecentlyPlayedGames',
  '6d8905a29018ab100c18522bb7a6f59e543308745b49d7c6352fb36ac3a4af70',
);

export const Translations: PersistedDocument<TranslationsQuery, TranslationsQueryVariables> =
  persistedDocument('Translations', '672ee0056e81509bf54764cd1c9cc87224ae39f861b2e5c21a03f5f19ed60a13');

export const UpdateMarketingPreferences: PersistedDocument<
  UpdateMarketingPreferencesMutation,
  UpdateMarketingPreferencesMutationVariables
> = persistedDocument(
  'UpdateMarketingPreferences',
  '118e225997676860852c237c9d82c4be1e356fb4989b7c72e85dcce6b73b578f',
);

export const VerificationPage: PersistedDocument<VerificationPageQuery, VerificationPageQueryVariables> =
  persistedDocument('VerificationPage', '1ea31f9c74f535864bc0c63d06d33e434a161f39ef76c55a1b36497c3621940a');

export const VerifyEmail: PersistedDocument<VerifyEmailMutation, VerifyEmailMutationVariables> =
  persistedDocument('VerifyEmail', 'a5164225e2e7a0e98d66a56477b5c21e4b331f24cb4099502522187f0f15a5c8');

export const Wallet: PersistedDocument<WalletSubscription, WalletSubscriptionVariables> = persistedDocument(
  'Wallet',
  '77c55afbaec289c501d8ce8c3db5920a616fa42a176df3cdd6f808bde565d8db',
);
