import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node whose plugins stand on the class path: {@code java Launcher HOME PORT}. Prints its HTTP port when it serves, and
 * closes when its standard input ends, so it outlives nobody who started it.
 */
public final class Launcher extends Node {
  private Launcher(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "tuerca"),
        List.of(Netty4Plugin.class, CommonAnalysisPlugin.class),
        false);
  }

  private static Settings settings(Path home, String port) {
    return Settings.builder()
        .put("path.home", home.toString())
        .put("cluster.name", "tuerca")
        .put("network.host", "127.0.0.1")
        .put("http.port", port)
        // Nobody joins, so any free port does.
        .put("transport.port", "0")
        .put("discovery.type", "single-node")
        // A disk that is nearly full would turn every index read-only.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
  }

  public static void main(String[] args) throws Exception {
    Launcher node = new Launcher(settings(Path.of(args[0]), args[1]));
    Thread closing = new Thread(() -> closeQuietly(node));
    Runtime.getRuntime().addShutdownHook(closing);
    node.start();
    var http = node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress();
    System.out.println(http.getPort());
    while (System.in.read() >= 0) {
      // Whatever is said, only its end counts.
    }
    System.exit(0);
  }

  private static void closeQuietly(Node node) {
    try {
      node.close();
    } catch (IOException error) {
      error.printStackTrace();
    }
  }
}
