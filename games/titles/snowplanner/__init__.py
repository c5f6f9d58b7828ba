"""Snow Planner: dice as workers, guests and VIPs in a hotel, windows on a grid, eight rounds (rules SNP-1 to
SNP-8)."""
